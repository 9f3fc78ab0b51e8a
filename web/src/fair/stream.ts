/** The stream of fair numbers that follows from a seed. */
const BLOCK = 32
const WORDS = 2 ** 32

export async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole))
}

export class DealStream {
  #seed: Uint8Array
  #counter = 0n
  #block: DataView = new DataView(new ArrayBuffer(0))
  #at = BLOCK

  constructor(seed: Uint8Array) {
    this.#seed = seed
  }

  /** The next 32-bit big-endian word of SHA-256(seed, counter). */
  async word(): Promise<number> {
    if (this.#at === BLOCK) {
      const counter = new Uint8Array(8)
      new DataView(counter.buffer).setBigUint64(0, this.#counter)
      this.#block = new DataView((await sha256(this.#seed, counter)).buffer)
      this.#counter += 1n
      this.#at = 0
    }
    const word = this.#block.getUint32(this.#at)
    this.#at += 4
    return word
  }

  /** Uniform from 0 to n - 1: words at or above the largest multiple of n are skipped. */
  async below(n: number): Promise<number> {
    const limit = WORDS - (WORDS % n)
    for (;;) {
      const word = await this.word()
      if (word < limit) return word % n
    }
  }

  /** Fisher-Yates from the end. */
  async shuffle(items: string[]): Promise<void> {
    for (let i = items.length - 1; i > 0; i -= 1) {
      const j = await this.below(i + 1)
      ;[items[i], items[j]] = [items[j]!, items[i]!]
    }
  }
}
