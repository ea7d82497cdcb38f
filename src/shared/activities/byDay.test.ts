import { byDay } from './byDay';

it('Activities are grouped by Dutch day, newest first, with those without a moment last', () => {
  const days = byDay(
    [
      ['laat', '2026-11-20T22:30:00.000Z'],
      ['na middernacht', '2026-11-20T23:30:00.000Z'],
      ['ooit', null],
      ['ochtend', '2026-11-20T08:00:00.000Z'],
    ].map(([title, startTime]) => ({ title, startTime: startTime ?? null })),
  );
  expect(days.map(({ day, items }) => [day, items.map(({ title }) => title)])).toEqual([
    ['21-11-2026', ['na middernacht']],
    ['20-11-2026', ['laat', 'ochtend']],
    ['–', ['ooit']],
  ]);
});
