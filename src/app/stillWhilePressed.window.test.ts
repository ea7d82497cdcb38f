import { wokeUp } from '@/core/events';
import { createStore } from './store';

const pointer = (type: string) =>
  window.dispatchEvent(Object.assign(new MouseEvent(type), { isPrimary: true, pointerType: 'mouse' }));

/** A store while a button is pressed, and a counter of redraws. */
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

it('Pushes, polls and answers during a press cause one redraw, after the press', () => {
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

it('A field that loses the focus because of a press is redrawn at once, so that the click can use its text', () => {
  const { store, redraw } = whilePressed();
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('blur', () => store.dispatch(wokeUp()));
  field.focus();
  field.blur();
  expect(redraw).toHaveBeenCalledTimes(1);
  pointer('pointerup');
  vi.advanceTimersByTime(0);
});
