import { goTo } from './nearestPlace';
import { afterPaint } from './useAfterPaint';

const MODAL = '[role="dialog"], [role="alertdialog"]';

/**
 * Focuses an element as soon as it is on the page after a press and no dialog covers it; the next key or press cancels
 * that.
 */
export function goWhenThere(selector: string): void {
  const ended = new AbortController();
  const go = () => {
    if (ended.signal.aborted || document.querySelector(MODAL) !== null) return;
    if (goTo(document.querySelector(selector))) ended.abort();
  };
  const observer = new MutationObserver(go);
  ended.signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  for (const action of ['keydown', 'pointerdown'])
    document.addEventListener(action, () => ended.abort(), { capture: true, signal: ended.signal });
  void afterPaint().then(go);
}
