/** Highlights places within an element. */
export function pointAt(root: ParentNode, places: readonly string[]): void {
  for (const element of root.querySelectorAll('[data-pointed]')) element.removeAttribute('data-pointed')
  for (const place of new Set(places)) {
    for (const element of root.querySelectorAll(`[data-place="${place}"]`)) element.setAttribute('data-pointed', '')
  }
}
