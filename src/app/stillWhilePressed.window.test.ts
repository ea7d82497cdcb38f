import { wokeUp } from '@/core/events';
import { createStore } from './store';

const pointer = (type: string) =>
  window.dispatchEvent(Object.assign(new MouseEvent(type), { isPrimary: true, pointerType: 'mouse' }));

/** A store while a button is down, and how often its screens redrew. */
function whilePressed() {
  const { store } = createStore({});
  const redraw = vi.fn();
  store.subscribe(redraw);
  pointer('pointerdown');
  return { store, redraw };
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('redraws nothing for a push, a poll or an answer between pointer down and up, and once after it', () => {
  const { store, redraw } = whilePressed();
  store.dispatch(wokeUp());
  store.dispatch(wokeUp());
  vi.advanceTimersByTime(90);
  expect(redraw).not.toHaveBeenCalled();
  pointer('pointerup');
  pointer('click');
  vi.advanceTimersByTime(0);
  expect(redraw).toHaveBeenCalledTimes(1);
});

it('redraws at once for the text of a field that the press leaves, which the click needs', () => {
  const { store, redraw } = whilePressed();
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('blur', () => store.dispatch(wokeUp()));
  field.focus();
  field.blur();
  expect(redraw).toHaveBeenCalledTimes(1);
  pointer('pointerup');
  vi.advanceTimersByTime(0);
});
