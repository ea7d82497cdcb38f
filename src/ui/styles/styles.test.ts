import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as radix from '@radix-ui/colors';

type Scheme = 'light' | 'dark';
type Rgb = readonly [number, number, number];

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const palette = new Map(
  [...read('palette.css').matchAll(/--(\w+-\d+): light-dark\((#\w+), (#\w+)\)/g)].map((found) => [
    found[1]!,
    found,
  ]),
);
const tokens = read('tokens.css');
const themes = ['general', 'tasks', 'caseflows'] as const;

/** Returns the value of a token in a theme, as declared in the style sheet. */
function declared(token: string, theme: string): string {
  const section = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(tokens)?.[1] ?? '';
  const find = (text: string) => new RegExp(`--${token}:\\s*([^;]+);`).exec(text)?.[1];
  const value = find(section) ?? find(tokens);
  if (value === undefined) throw new Error(`no token --${token}`);
  return value.trim();
}

/** Splits the arguments of a function at its own commas, not at those of nested functions. */
function args(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim());
}

const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((at) => parseInt((hex === '#fff' ? '#ffffff' : hex).slice(at, at + 2), 16)) as unknown as Rgb;

function mixed([, share, other]: string[], scheme: Scheme, theme: string): Rgb {
  const [, one, percent] = /^(.*?) (\d+)%$/.exec(share!)!;
  const [first, second] = [colour(one!, scheme, theme), colour(other!, scheme, theme)];
  return first.map(
    (part, at) => (part * Number(percent) + second[at]! * (100 - Number(percent))) / 100,
  ) as unknown as Rgb;
}

function colour(value: string, scheme: Scheme, theme: string): Rgb {
  const [, name, inner = ''] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  if (name === undefined) return rgb(value);
  const parts = args(inner);
  if (name === 'light-dark') return colour(parts[scheme === 'light' ? 0 : 1]!, scheme, theme);
  if (name === 'color-mix') return mixed(parts, scheme, theme);
  const token = inner.replace(/^--/, '');
  const found = palette.get(token);
  return found ? rgb(found[scheme === 'light' ? 2 : 3]!) : colour(declared(token, theme), scheme, theme);
}

function luminance(colours: Rgb): number {
  const [red, green, blue] = colours.map((part) =>
    part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string, scheme: Scheme, theme: string): number {
  const [high, low] = [one, other]
    .map((token) => luminance(colour(`var(--${token})`, scheme, theme)))
    .sort((a, b) => b - a);
  return (high! + 0.05) / (low! + 0.05);
}

const grounds = ['surface-page', 'surface-pane', 'surface-raised', 'surface-hover', 'surface-selected'];
const pairs = (texts: string[], surfaces: string[]) =>
  texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const));
const readable = [
  ...pairs(['text', 'text-muted'], [...grounds, 'surface-field', 'surface-sunken', 'surface-selected-hover']),
  ...pairs(['accent-text'], [...grounds, 'accent-surface', 'surface-selected-hover']),
  ...pairs(['danger-text', 'warning-text', 'success-text', 'info-text'], grounds),
  ...['danger', 'warning', 'success', 'info'].map((tone) => [`${tone}-text`, `${tone}-surface`] as const),
  ...['danger', 'warning', 'success', 'info'].map((tone) => ['text', `${tone}-surface`] as const),
  ['text-on-accent', 'accent'],
  ['text-on-accent', 'accent-hover'],
  ['text-on-danger', 'danger'],
  ['text-on-danger', 'danger-hover'],
  ['text-on-inverse', 'surface-inverse'],
  ['text', 'surface-pressed'],
] as const;
const visible = [
  ...pairs(
    ['border-strong', 'focus-ring', 'accent', 'danger'],
    ['surface-page', 'surface-pane', 'surface-raised'],
  ),
] as const;
const worlds = (['light', 'dark'] as const).flatMap((scheme) => themes.map((theme) => ({ scheme, theme })));

describe('the tokens', () => {
  it('equal the colours of the package', () => {
    expect(palette.size).toBeGreaterThan(40);
    for (const [step, [, , light, dark]] of palette) {
      const [scale = '', number = ''] = step.split('-');
      const scales = radix as unknown as Record<string, Record<string, string>>;
      expect([step, light, dark]).toEqual([
        step,
        scales[scale]![scale + number],
        scales[`${scale}Dark`]![scale + number],
      ]);
    }
  });

  it.each(worlds)('give text a contrast of 4.5 to 1 in $scheme for $theme', ({ scheme, theme }) => {
    const poor = readable.filter(([one, other]) => contrast(one, other, scheme, theme) < 4.5);
    expect(poor).toEqual([]);
  });

  it.each(worlds)(
    'give controls and focus a contrast of 3 to 1 in $scheme for $theme',
    ({ scheme, theme }) => {
      const poor = visible.filter(([one, other]) => contrast(one, other, scheme, theme) < 3);
      expect(poor).toEqual([]);
    },
  );
});
