import { logLine } from '@/lib/log';
import type { SignalKind } from './signalsSlice';

/** The sound of a waiting customer, or of something that needs attention. */
type Sound = SignalKind | 'notification';

interface Tone {
  hz: number;
  /** Seconds from the start of the sound. */
  from: number;
  until: number;
}

/** A call is a two-tone bell that rings twice, a chat a soft rise, a notification one tone. */
const SOUNDS: Record<Sound, readonly Tone[]> = {
  call: [0, 0.6].flatMap((from) => [
    { hz: 440, from, until: from + 0.4 },
    { hz: 554, from, until: from + 0.4 },
  ]),
  chat: [
    { hz: 660, from: 0, until: 0.15 },
    { hz: 880, from: 0.15, until: 0.4 },
  ],
  notification: [{ hz: 587, from: 0, until: 0.25 }],
};
const LOUDNESS = 0.12;
const EDGE_S = 0.02;

let context: AudioContext | null = null;

/** Plays a sound and returns how to stop it. Browsers allow no sound before the first press on a page. */
export function playSound(kind: Sound): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
    const out = context.createGain();
    out.connect(context.destination);
    for (const tone of SOUNDS[kind]) playTone(context, out, tone);
    return () => out.disconnect();
  } catch (error) {
    logLine('Sound cannot be played', error);
    return () => undefined;
  }
}

/** Fades the tone in and out, because a tone that is cut off clicks. */
function playTone(audio: AudioContext, out: AudioNode, { hz, from, until }: Tone): void {
  const now = audio.currentTime;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0, now + from);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, now + from + EDGE_S);
  loudness.gain.setValueAtTime(LOUDNESS, now + until - EDGE_S);
  loudness.gain.linearRampToValueAtTime(0, now + until);
  loudness.connect(out);
  const tone = audio.createOscillator();
  tone.frequency.value = hz;
  tone.connect(loudness);
  tone.start(now + from);
  tone.stop(now + until);
}
