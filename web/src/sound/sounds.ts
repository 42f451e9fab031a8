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

/** A breath of filtered noise: paper, felt, wood. */
function rustle(out: AudioContext, at: number, length: number, pitch: number, loud: number, sharp = 1): void {
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2
  const source = new AudioBufferSourceNode(out, { buffer })
  const filter = new BiquadFilterNode(out, { type: 'bandpass', frequency: pitch, Q: sharp })
  const gain = new GainNode(out, { gain: loud })
  source.connect(filter).connect(gain).connect(out.destination)
  source.start(at)
}

/** A struck tone that dies away. */
function knock(out: AudioContext, at: number, pitch: number, length: number, loud: number, type: OscillatorType = 'sine'): void {
  const tone = new OscillatorNode(out, { type, frequency: pitch })
  const gain = new GainNode(out, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, at + length)
  tone.connect(gain).connect(out.destination)
  tone.start(at)
  tone.stop(at + length + 0.02)
}

const SOUNDS: Record<SoundName, (out: AudioContext, now: number) => void> = {
  dice(out, now) {
    for (const [delay, loud] of [[0, 0.22], [0.11, 0.16], [0.19, 0.12], [0.31, 0.09], [0.38, 0.06]] as const) {
      rustle(out, now + delay, 0.05, 2100 + delay * 900, loud, 3)
      knock(out, now + delay, 420 - delay * 200, 0.05, loud * 0.4, 'triangle')
    }
  },
  mug(out, now) {
    knock(out, now, 150, 0.22, 0.3)
    knock(out, now + 0.004, 890, 0.14, 0.05)
    rustle(out, now, 0.07, 500, 0.2, 0.8)
  },
  paper(out, now) {
    rustle(out, now, 0.16, 3600, 0.1, 0.6)
    rustle(out, now + 0.09, 0.12, 5200, 0.07, 0.7)
  },
  handshake(out, now) {
    rustle(out, now, 0.09, 700, 0.2, 0.9)
    knock(out, now + 0.11, 220, 0.12, 0.14)
    knock(out, now + 0.24, 262, 0.16, 0.12)
  },
  'your-move'(out, now) {
    knock(out, now, 523, 0.35, 0.1, 'triangle')
    knock(out, now + 0.13, 659, 0.5, 0.09, 'triangle')
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
