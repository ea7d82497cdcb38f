import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const COMPONENT = fileURLToPath(new URL('../../src/ui/icon.tsx', import.meta.url));

type Shape = readonly [name: string, attributes: Readonly<Record<string, string>>];

const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return (
    `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
  );
}

function pathOf([name, attributes]: Shape): string {
  const text = (key: string) => attributes[key] ?? '';
  const number = (key: string) => Number(text(key));
  switch (name) {
    case 'path':
      /* A path may begin with a relative step, which then counts from the origin. */
      return text('d').replace(/^m/, 'M0 0m');
    case 'circle':
      return circle(number('cx'), number('cy'), number('r'));
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    case 'line':
      return `M${text('x1')} ${text('y1')}L${text('x2')} ${text('y2')}`;
    case 'polyline':
      return `M${text('points')}`;
    default:
      throw new Error(`No icon was drawn with a ${name} before.`);
  }
}

export const onePath = (shapes: readonly Shape[]): string => shapes.map(pathOf).join('');

/** Draws each lucide icon with one path and our own component, because a first screen has about thirty icons. */
export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    apply: 'build',
    load: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData: data } = (await import(pathToFileURL(id).href)) as {
          __iconData?: { node: readonly Shape[] };
        };
        if (data === undefined) return null;
        return (
          `import { icon } from ${JSON.stringify(COMPONENT)};\n` +
          `export default /* @__PURE__ */ icon(${JSON.stringify(onePath(data.node))});`
        );
      },
    },
  };
}
