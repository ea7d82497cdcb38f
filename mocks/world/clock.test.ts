import { clock } from './clock';

beforeEach(() => {
  vi.useFakeTimers();
  clock.reset();
});

it('advancing the clock carries out planned work on the way, and never goes back, however long that takes', () => {
  let seen = 0;
  clock.later(300, () => {
    vi.setSystemTime(Date.now() + 5);
    seen = clock.now();
  });
  clock.advance(300);
  expect(clock.now()).toBe(seen);
});
