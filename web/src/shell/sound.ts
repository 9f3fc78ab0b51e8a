/** Quiet sounds made on the spot: wood on wood, paper on straw. Nothing is loaded. */
export type Sound = 'knock' | 'chip' | 'card' | 'slide' | 'bell'

interface Voice {
  /** A body that rings: frequency in hertz, how long it lasts in seconds, how loud. */
  tone?: { from: number; to: number; lasts: number; level: number }
  /** A rush of air or paper, around a frequency. */
  noise?: { around: number; lasts: number; level: number }
}

const VOICES: Record<Sound, Voice> = {
  knock: { tone: { from: 330, to: 190, lasts: 0.16, level: 0.22 }, noise: { around: 900, lasts: 0.03, level: 0.08 } },
  chip: { tone: { from: 760, to: 520, lasts: 0.06, level: 0.1 }, noise: { around: 2600, lasts: 0.02, level: 0.08 } },
  card: { noise: { around: 3200, lasts: 0.11, level: 0.06 } },
  slide: { noise: { around: 700, lasts: 0.34, level: 0.07 } },
  bell: { tone: { from: 620, to: 616, lasts: 1.6, level: 0.08 } },
}

let context: AudioContext | null = null

/** Plays a sound, but none before the first press: sounds started earlier would all play later at once. */
export function play(sound: Sound): void {
  if (typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  const { tone, noise } = VOICES[sound]
  const now = context.currentTime
  if (tone) {
    const source = context.createOscillator()
    source.type = 'triangle'
    source.frequency.setValueAtTime(tone.from, now)
    source.frequency.exponentialRampToValueAtTime(tone.to, now + tone.lasts)
    fade(context, source, tone.level, tone.lasts)
    source.start(now)
    source.stop(now + tone.lasts)
  }
  if (noise) {
    const source = context.createBufferSource()
    source.buffer = rustle(context, noise.lasts)
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = noise.around
    source.connect(filter)
    fade(context, filter, noise.level, noise.lasts)
    source.start(now)
  }
}

function fade(audio: AudioContext, source: AudioNode, level: number, lasts: number): void {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(level, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + lasts)
  source.connect(gain).connect(audio.destination)
}

function rustle(audio: AudioContext, lasts: number): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1
  return buffer
}
