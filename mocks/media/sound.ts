const RATE = 8_000;
const HEADER = 44;
const MIDDLE = 128;
const LOUD = 60;
/** A bell: one tone, then a lower one. */
const TONES = [880, 660];
const TONE_SECONDS = 0.6;

const setText = (bytes: Uint8Array, at: number, word: string): void =>
  bytes.set(new TextEncoder().encode(word), at);

/** A WAV of two tones. */
export function bell(): Uint8Array<ArrayBuffer> {
  const perTone = RATE * TONE_SECONDS;
  const length = perTone * TONES.length;
  const bytes = new Uint8Array(HEADER + length);
  const view = new DataView(bytes.buffer);
  setText(bytes, 0, 'RIFF');
  view.setUint32(4, HEADER - 8 + length, true);
  setText(bytes, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  setText(bytes, 36, 'data');
  view.setUint32(40, length, true);
  for (let at = 0; at < length; at += 1) {
    const tone = TONES[Math.floor(at / perTone)] ?? 0;
    const fades = 1 - (at % perTone) / perTone;
    bytes[HEADER + at] = MIDDLE + LOUD * fades * Math.sin((2 * Math.PI * tone * at) / RATE);
  }
  return bytes;
}

/** MPEG 1 layer III, 128 kbit/s, 44.1 kHz. */
const FRAME_HEADER = [0xff, 0xfb, 0x90, 0xc4];
const FRAME = 417;
const FRAMES = 76;

/** An MP3 of two seconds of silence. */
export function silence(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(FRAME * FRAMES);
  for (let frame = 0; frame < FRAMES; frame += 1) bytes.set(FRAME_HEADER, frame * FRAME);
  return bytes;
}
