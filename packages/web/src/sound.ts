import { sound } from './settings.ts';

/** Notes in hertz, one after another: a bowl that is struck, not a fanfare. */
const TUNES = {
  turn: [587.33, 783.99],
  won: [523.25, 659.25, 783.99, 1046.5],
  over: [523.25, 392],
} as const;
export type Tune = keyof typeof TUNES;

const APART = 0.16;
const FADES = 1.1;
const LOUD = 0.14;

let context: AudioContext | null = null;

/** Plays a tune where sounds are wanted; they are made here, not loaded. */
export function ring(tune: Tune): void {
  if (!sound.peek() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // A page that nobody has touched may not sound: the browser then keeps silent, and so do we.
  if (context.state === 'suspended') void context.resume();
  for (const [i, pitch] of TUNES[tune].entries()) strike(context, pitch, context.currentTime + i * APART);
}

/** A tone and its octave, which fade. */
function strike(at: AudioContext, pitch: number, when: number): void {
  for (const [times, loud] of [
    [1, LOUD],
    [2.01, LOUD / 4],
  ] as const) {
    const tone = at.createOscillator();
    const volume = at.createGain();
    tone.frequency.value = pitch * times;
    volume.gain.setValueAtTime(0, when);
    volume.gain.linearRampToValueAtTime(loud, when + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, when + FADES);
    tone.connect(volume).connect(at.destination);
    tone.start(when);
    tone.stop(when + FADES);
  }
}
