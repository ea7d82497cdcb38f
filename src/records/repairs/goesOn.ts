import { goTo } from '@/lib/nearestPlace';
import { afterPaint } from '@/lib/useAfterPaint';

const MODAL = '[role="dialog"], [role="alertdialog"]';

/**
 * After a press, focuses an element as soon as it is on the page and no dialog covers the page. The next key or press
 * cancels the move.
 */
function goWhenThere(selector: string): void {
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

const STEP = 'data-repair-next';

/** Marks the places that the focus moves to after each step of a request. */
export const goesOnAt = {
  defects: { [STEP]: 'defects' },
  moments: { [STEP]: 'moments' },
  submitted: { [STEP]: 'submitted' },
};

const next = (step: keyof typeof goesOnAt): string => `[${STEP}="${step}"]`;

/** Moves the focus to the next part of the work: the next step, the first free moment or the appointment. */
export const goOn = {
  fromDefects: () => goWhenThere(next('defects')),
  toMoments: () => goWhenThere(`${next('moments')} button`),
  toSubmitted: () => goWhenThere(`${next('submitted')} h2`),
};
