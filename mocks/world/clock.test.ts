import { clock } from './clock';

beforeEach(() => {
  vi.useFakeTimers();
  clock.reset();
});

it('the clock carries out planned work while it is advanced, and never goes back, however long the work takes', () => {
  let seen = 0;
  clock.later(300, () => {
    vi.setSystemTime(Date.now() + 5);
    seen = clock.now();
  });
  clock.advance(300);
  expect(clock.now()).toBe(seen);
});
