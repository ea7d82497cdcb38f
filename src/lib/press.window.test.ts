import { afterDeed, afterPress, setOnTheWay } from './press';

const button = document.createElement('button');
const row = document.body.appendChild(button);

/** The events of the first pointer. */
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

it('holds up nothing while nothing is pressed', () => {
  const run = vi.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits from pointer down until the click has been handled', () => {
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

it('lets what the click itself does be drawn at once', () => {
  const run = vi.fn();
  row.addEventListener('click', () => void afterPress(run), { once: true });
  tell('pointerdown');
  tell('pointerup');
  tell('click');
  expect(run).toHaveBeenCalledTimes(1);
});

it.each([
  ['a mouse that is lifted elsewhere', 'pointerup', 'mouse', 0],
  ['a finger, whose click comes later', 'pointerup', 'touch', 60],
  ['a pointer that the browser took', 'pointercancel', 'touch', 60],
])('ends with %s', (_, type, pointerType, ms) => {
  const run = vi.fn();
  tell('pointerdown', { pointerType });
  afterPress(run);
  tell(type, { pointerType });
  if (ms > 0) vi.advanceTimersByTime(ms - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits a second at most for who keeps the button down, and not for another button', () => {
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

it('forgets what was called off', () => {
  const run = vi.fn();
  tell('pointerdown');
  afterPress(run)();
  setOnTheWay(true);
  const callOff = afterDeed(run);
  vi.advanceTimersByTime(1_000);
  callOff();
  setOnTheWay(false);
  expect(run).not.toHaveBeenCalled();
});

it('asks for another address only once that of the press has been reached', () => {
  const run = vi.fn();
  tell('pointerdown');
  afterDeed(run);
  row.addEventListener('click', () => setOnTheWay(true), { once: true });
  tell('pointerup');
  tell('click');
  vi.advanceTimersByTime(5_000);
  expect(run).not.toHaveBeenCalled();
  setOnTheWay(false);
  expect(run).toHaveBeenCalledTimes(1);
});
