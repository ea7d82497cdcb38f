import { repairsSlice, selectLaterWeek, weekEntered, weekLeft } from './repairsSlice';

it('Each request remembers which later weeks were opened, and going back leaves them one at a time', () => {
  const steps = [
    weekEntered({ requestId: 'r1', monday: '2026-12-07' }),
    weekEntered({ requestId: 'r1', monday: '2026-12-14' }),
    weekEntered({ requestId: 'r2', monday: '2026-12-21' }),
    weekLeft('r1'),
    weekLeft('r1'),
    weekLeft('r1'),
  ];
  const weeks = steps.map((_, index) => {
    const repairs = steps.slice(0, index + 1).reduce(repairsSlice.reducer, repairsSlice.getInitialState());
    return ['r1', 'r2'].map((id) => selectLaterWeek({ repairs }, id));
  });
  expect(weeks).toEqual([
    ['2026-12-07', null],
    ['2026-12-14', null],
    ['2026-12-14', '2026-12-21'],
    ['2026-12-07', '2026-12-21'],
    [null, '2026-12-21'],
    [null, '2026-12-21'],
  ]);
});
