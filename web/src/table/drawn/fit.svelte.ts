/** Makes the cards of a table as large as it has room for: `--fit` is 1 for their full size, or less. */
import type { Attachment } from 'svelte/attachments'

const LEAST = 0.5
const STEPS = 20 // sizes between that and the full one

/**
 * On an element whose first child must not be higher than the place it has; measured anew whenever `contents` change.
 * Where even the least cards have no room it is `data-tight`, and where that does not help either `data-scrolls`.
 */
export function fitted(contents: () => unknown): Attachment<HTMLElement> {
  return (mat) => {
    const upper = mat.firstElementChild as HTMLElement
    const isTooLarge = (fit: number) => {
      mat.style.setProperty('--fit', String(fit))
      return upper.scrollHeight > upper.clientHeight + 1
    }
    const hasRoom = () => largest((step) => !isTooLarge(1 - (step / STEPS) * (1 - LEAST))) !== null
    const fit = () => {
      delete upper.dataset.tight
      delete upper.dataset.scrolls
      if (hasRoom()) return
      upper.dataset.tight = ''
      if (!hasRoom()) upper.dataset.scrolls = ''
    }
    $effect(() => {
      void contents()
      fit()
    })
    const size = new ResizeObserver(fit)
    size.observe(mat)
    return () => size.disconnect()
  }
}

/** The first of the steps that will do, where all after it would, too; null if none does. */
function largest(does: (step: number) => boolean): number | null {
  if (does(0)) return 0
  if (!does(STEPS)) return null
  let [no, yes] = [0, STEPS]
  while (yes - no > 1) {
    const middle = (no + yes) >> 1
    if (does(middle)) yes = middle
    else no = middle
  }
  does(yes)
  return yes
}
