import { createRandom } from '../world/random';
import { png, type Colour } from './png';

const seedOf = (text: string): number => {
  let seed = 7;
  for (const char of text) seed = (Math.imul(seed, 31) + (char.codePointAt(0) ?? 0)) >>> 0;
  return seed;
};

const WALLS: readonly Colour[] = [
  [236, 230, 218],
  [221, 228, 230],
  [230, 222, 226],
  [224, 230, 218],
];
const FLOORS: readonly Colour[] = [
  [150, 112, 78],
  [122, 122, 128],
  [176, 148, 112],
];
const STAINS: readonly Colour[] = [
  [172, 158, 128],
  [140, 150, 140],
  [186, 166, 140],
];

const inside = (x: number, y: number, left: number, top: number, width: number, height: number) =>
  x >= left && x < left + width && y >= top && y < top + height;

/** A room with a window and a stain on the wall, like the photos that tenants send. */
export function photo(id: string, width: number, height: number): Uint8Array<ArrayBuffer> {
  const random = createRandom(seedOf(id));
  const wall = random.pick(WALLS);
  const palette: Colour[] = [
    wall,
    random.pick(FLOORS),
    random.pick(STAINS),
    [188, 214, 232],
    [250, 250, 250],
    [96, 84, 72],
  ];
  const [windowLeft, windowTop] = [0.1 + random.next() * 0.3, 0.1 + random.next() * 0.1];
  const stain = {
    x: 0.55 + random.next() * 0.3,
    y: 0.2 + random.next() * 0.4,
    size: 0.1 + random.next() * 0.12,
  };
  const wave = random.next() * 6;
  return png(width, height, palette, (column, row) => {
    const [x, y] = [column / width, row / height];
    if (y > 0.8) return y < 0.83 ? 5 : 1;
    if (inside(x, y, windowLeft, windowTop, 0.26, 0.42)) {
      const isFrame = !inside(x, y, windowLeft + 0.015, windowTop + 0.02, 0.23, 0.38);
      return isFrame || Math.abs(x - windowLeft - 0.13) < 0.006 ? 4 : 3;
    }
    const angle = Math.atan2(y - stain.y, x - stain.x);
    const edge = stain.size * (1 + 0.18 * Math.sin(angle * 3 + wave) + 0.08 * Math.sin(angle * 7));
    return Math.hypot(x - stain.x, y - stain.y) < edge ? 2 : 0;
  });
}

const SHIRTS: readonly Colour[] = [
  [62, 99, 221],
  [48, 164, 108],
  [142, 78, 198],
  [229, 72, 77],
];
const SKINS: readonly Colour[] = [
  [242, 205, 178],
  [206, 155, 116],
  [141, 95, 66],
  [250, 220, 200],
];
const HAIRS: readonly Colour[] = [
  [60, 44, 36],
  [166, 120, 66],
  [30, 28, 30],
  [196, 180, 160],
];

const MAX_PORTRAIT = 256;

const headAndShoulders = (wanted: number, palette: readonly Colour[]): Uint8Array<ArrayBuffer> => {
  const size = Math.min(MAX_PORTRAIT, Math.max(1, Math.floor(wanted)));
  return png(size, size, palette, (column, row) => {
    const [x, y] = [column / size - 0.5, row / size];
    const inFace = Math.hypot(x / 0.9, y - 0.45) < 0.2;
    if (inFace) return y < 0.34 ? 3 : 2;
    if (Math.hypot(x, y - 0.42) < 0.235 && y < 0.5) return 3;
    if (Math.abs(x) < 0.07 && y > 0.6 && y < 0.74) return 2;
    return Math.hypot(x / 0.38, (y - 1.02) / 0.34) < 1 ? 1 : 0;
  });
};

const BACKDROP: Colour = [214, 224, 236];
const SHADOW: Colour = [142, 156, 174];

/** A portrait, derived from the id. */
export function portrait(id: string, size: number): Uint8Array<ArrayBuffer> {
  const random = createRandom(seedOf(id));
  return headAndShoulders(size, [BACKDROP, random.pick(SHIRTS), random.pick(SKINS), random.pick(HAIRS)]);
}

/** The picture for people without one. */
export const silhouette = (size: number): Uint8Array<ArrayBuffer> =>
  headAndShoulders(size, [BACKDROP, SHADOW, SHADOW, SHADOW]);

/** A one-page letter. */
export function letter(title: string): Uint8Array<ArrayBuffer> {
  const safe = title.replace(/[^\x20-\x7e]/g, ' ').replace(/[()\\]/g, ' ');
  const content = `BT /F1 18 Tf 72 740 Td (${safe}) Tj ET BT /F1 11 Tf 72 700 Td (Geachte heer, mevrouw,) Tj 0 -24 Td (Bijgaand de stukken waarover wij elkaar spraken.) Tj 0 -48 Td (Met vriendelijke groet,) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(at).padStart(10, '0');
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${at} 00000 n \n`).join('')}`;
  file += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (char) => char.charCodeAt(0));
}
