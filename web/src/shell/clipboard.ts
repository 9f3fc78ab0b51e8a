/** Copies text, also on pages that are not secure: a server at home is often reached without TLS. */

/** Copies a text; the answer is whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const write = (event: ClipboardEvent) => (event.clipboardData?.setData('text/plain', text), event.preventDefault())
    document.addEventListener('copy', write, { once: true })
    const isCopied = document.execCommand('copy')
    document.removeEventListener('copy', write)
    return isCopied
  }
}
