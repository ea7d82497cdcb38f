import { afterAction, afterPress, setOnTheWay } from './press';

const button = document.createElement('button');
const row = document.body.appendChild(button);

/** Dispatches an event of the primary pointer. */
function tell(type: string, changes: Partial<PointerEvent> = {}) {
  const { button, ...own } = changes;
  const event = new MouseEvent(type, { bubbles: true, button: button ?? 0 });
  row.dispatchEvent(Object.assign(event, { isPrimary: true, pointerType: 'mouse', ...own }));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.advanceTimersByTime(2_000);
  setOnTheWay(false);
});

it('A callback runs at once while nothing is pressed', () => {
  const run = vi.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('A callback waits from pointer down until the click has been handled', () => {
  const run = vi.fn();
  const seenByClick = vi.fn(() => run.mock.calls.length);
  row.addEventListener('click', seenByClick, { once: true });
  tell('pointerdown');
  afterPress(run);
  vi.advanceTimersByTime(90);
  tell('pointerup');
  tell('click');
  expect(seenByClick).toHaveReturnedWith(0);
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
});

it('The result of the click itself is rendered at once', () => {
  const run = vi.fn();
  row.addEventListener('click', () => void afterPress(run), { once: true });
  tell('pointerdown');
  tell('pointerup');
  tell('click');
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  ['a mouse button that is released elsewhere', 'pointerup', 'mouse', 0],
  ['a finger, whose click comes later', 'pointerup', 'touch', 60],
  ['a touch that the browser cancels, for instance to scroll', 'pointercancel', 'touch', 60],
])('The wait ends with %s', (_, type, pointerType, ms) => {
  const run = vi.fn();
  tell('pointerdown', { pointerType });
  afterPress(run);
  tell(type, { pointerType });
  if (ms > 0) vi.advanceTimersByTime(ms - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('A callback waits at most a second for a held mouse button, and not at all for the other mouse buttons', () => {
  const run = vi.fn();
  tell('pointerdown', { button: 2 });
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
  tell('pointerdown');
  afterPress(run);
  vi.advanceTimersByTime(999);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});

it('A cancelled callback never runs', () => {
  const run = vi.fn();
  tell('pointerdown');
  afterPress(run)();
  setOnTheWay(true);
  const callOff = afterAction(run);
  vi.advanceTimersByTime(1_000);
  callOff();
  setOnTheWay(false);
  expect(run).not.toHaveBeenCalled();
});

it('A callback that asks for another address waits until the navigation of the press has ended', () => {
  const run = vi.fn();
  tell('pointerdown');
  afterAction(run);
  row.addEventListener('click', () => setOnTheWay(true), { once: true });
  tell('pointerup');
  tell('click');
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
  setOnTheWay(false);
  expect(run).toHaveBeenCalledTimes(1);
});
