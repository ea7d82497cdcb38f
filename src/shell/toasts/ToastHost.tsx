import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { selectToasts, type Toast, wordsOf } from '@/core/toasts/toastsSlice';
import { speak } from '@/ui/feedback/speak';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';

const ToastStack = lazyPart(async () => (await import('./ToastStack')).ToastStack);

const urgent = ({ kind }: Toast): boolean => kind === 'error' || kind === 'warning';

/**
 * Announces every toast once in the live regions, which exist from the start, and shows it. The visible part loads with
 * the first toast, because it is not part of the first screen.
 */
export function ToastHost() {
  const toasts = useSelector(selectToasts);
  const known = useRef(new Set<string>());

  useEffect(() => {
    const fresh = toasts.filter(({ turn, quiet }) => !quiet && !known.current.has(turn));
    for (const toast of fresh) speak(wordsOf(toast), urgent(toast) ? 'assertive' : 'polite');
    known.current = new Set(toasts.map(({ turn }) => turn));
  }, [toasts]);

  if (toasts.length === 0) return null;
  return (
    <Boundary failed={showNothing} resetKey={toasts.at(-1)?.turn ?? ''}>
      <ToastStack toasts={toasts} />
    </Boundary>
  );
}
