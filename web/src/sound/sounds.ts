// Five soft sounds, made on the spot: dice, mug on wood, paper, handshake, your move.

export type SoundName = 'dice' | 'mug' | 'paper' | 'handshake' | 'your-move'

const KEY = 'stammtisch-sound'
let context: AudioContext | undefined
let on = readSwitch()

function readSwitch(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function soundIsOn(): boolean {
  return on
}

export function switchSound(next: boolean): void {
  on = next
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing still obeys the switch until the page is closed.
  }
}

/** Nothing begins harder than this, in seconds: a jump would be heard as a click. */
const ONSET = 0.006

/** A breath of filtered noise: paper, felt, wood. */
function rustle(out: BaseAudioContext, at: number, length: number, pitch: number, loud: number, sharp = 1): void {
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2 * Math.min(1, i / (ONSET * out.sampleRate))
  }
  const source = new AudioBufferSourceNode(out, { buffer })
  const filter = new BiquadFilterNode(out, { type: 'bandpass', frequency: pitch, Q: sharp })
  const gain = new GainNode(out, { gain: loud })
  source.connect(filter).connect(gain).connect(out.destination)
  source.start(at)
}

/** A struck tone that dies away. */
function knock(out: BaseAudioContext, at: number, pitch: number, length: number, loud: number, type: OscillatorType = 'sine'): void {
  const tone = new OscillatorNode(out, { type, frequency: pitch })
  const gain = new GainNode(out, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + ONSET)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + length)
  tone.connect(gain).connect(out.destination)
  tone.start(at)
  tone.stop(at + length + 0.02)
}

/** Puts a sound into the air, or on a tape. */
export const SOUNDS: Record<SoundName, (out: BaseAudioContext, now: number) => void> = {
  dice(out, now) {
    for (const [delay, loud] of [[0, 0.5], [0.11, 0.38], [0.19, 0.28], [0.31, 0.2], [0.38, 0.14]] as const) {
      rustle(out, now + delay, 0.05, 2100 + delay * 900, loud, 3)
      knock(out, now + delay, 420 - delay * 200, 0.05, loud * 0.4, 'triangle')
    }
  },
  mug(out, now) {
    knock(out, now, 165, 0.24, 0.22)
    // What a telephone's small loudspeaker still gives of it.
    knock(out, now, 440, 0.16, 0.14)
    knock(out, now + 0.004, 890, 0.12, 0.04)
    rustle(out, now, 0.07, 500, 0.16, 0.8)
  },
  paper(out, now) {
    rustle(out, now, 0.18, 3600, 0.24, 0.6)
    rustle(out, now + 0.1, 0.14, 5200, 0.17, 0.7)
  },
  handshake(out, now) {
    rustle(out, now, 0.09, 700, 0.3, 0.9)
    knock(out, now + 0.11, 262, 0.14, 0.17)
    knock(out, now + 0.24, 330, 0.2, 0.15)
  },
  'your-move'(out, now) {
    knock(out, now, 523, 0.35, 0.17, 'triangle')
    knock(out, now + 0.13, 784, 0.55, 0.15, 'triangle')
  },
}

/** Plays a sound, or keeps quiet: when switched off, hidden, or before the reader has touched the page. */
export function play(name: SoundName): void {
  if (!on || typeof AudioContext === 'undefined' || document.hidden) return
  if (!navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  SOUNDS[name](context, context.currentTime + 0.01)
}
