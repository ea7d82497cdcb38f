import { wokeUp } from '@/core/events';
import { createStore } from './store';

const tell = (type: string) =>
  window.dispatchEvent(Object.assign(new MouseEvent(type), { isPrimary: true, pointerType: 'mouse' }));

it('redraws nothing for a push, a poll or an answer between pointer down and up, and all of it after', () => {
  vi.useFakeTimers();
  const { store } = createStore({});
  const redraw = vi.fn();
  store.subscribe(redraw);
  tell('pointerdown');
  store.dispatch(wokeUp());
  store.dispatch(wokeUp());
  vi.advanceTimersByTime(90);
  expect(redraw).not.toHaveBeenCalled();
  tell('pointerup');
  tell('click');
  vi.advanceTimersByTime(0);
  expect(redraw).toHaveBeenCalled();
});
