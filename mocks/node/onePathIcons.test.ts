import { onePath } from './onePathIcons';

it('The shapes of an icon are joined, each from its own beginning', () => {
  expect(
    onePath([
      ['path', { d: 'M12 7v5' }],
      ['path', { d: 'm15 18-6-6' }],
      ['circle', { cx: '12', cy: '12', r: '10' }],
      ['line', { x1: '8', x2: '16', y1: '21', y2: '20' }],
      ['polyline', { points: '22 12 16 12' }],
    ]),
  ).toBe('M12 7v5M0 0m15 18-6-6M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0zM8 21L16 20M22 12 16 12');
});

it('The corners of a rectangle are rounded', () => {
  expect(onePath([['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2' }]])).toBe(
    'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
  );
});

it('An unknown shape is refused', () => {
  expect(() => onePath([['ellipse', {}]])).toThrow('ellipse');
});
