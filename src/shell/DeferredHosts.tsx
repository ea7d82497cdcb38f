import { useEffect, useState } from 'react';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { SessionExpiringBanner } from './SessionEndedLayer';

const TooltipHost = lazyPart(async () => (await import('@/ui/overlays/TooltipHost')).TooltipHost);

const WAIT_MS = 1_500;

/** Resolves once the first rows have had time to load, so that the parts of every page do not compete with them. */
export const firstScreenSettled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WAIT_MS));

/**
 * Loads the small parts that must be available without the server: the warning before a session ends, the toasts, and
 * the panels of the bell and the user.
 */
const fetchAhead = () =>
  Promise.allSettled([
    SessionExpiringBanner.preload(),
    import('./toasts/ToastStack'),
    import('./topbar/bell/BellPanel'),
    import('./topbar/user/UserPanel'),
  ]);

/** Before the first of these events there is no focus to lose. */
const FIRST_DEEDS = ['pointerdown', 'keydown', 'focusin'] as const;

function useKeptFocus(): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = async () => {
      const { keepFocus } = await import('@/lib/keepFocus');
      if (!signal.aborted) end ??= keepFocus();
    };
    const come = () => void begin().catch(() => undefined);
    void firstScreenSettled().then(come);
    for (const action of FIRST_DEEDS) document.addEventListener(action, come, { once: true, signal });
    return () => {
      leaving.abort();
      end?.();
    };
  }, []);
}

/**
 * Parts that every page has but no first screen waits for. The tooltips load earlier when an element that has one gets
 * the pointer or the focus.
 */
export function DeferredHosts() {
  const [now, setNow] = useState(false);
  useKeptFocus();

  useEffect(() => {
    let isShown = true;
    const come = () => setNow(true);
    void firstScreenSettled().then(() => {
      if (!isShown) return;
      come();
      void fetchAhead();
    });
    const wanted = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-tooltip]')) come();
    };
    document.addEventListener('pointerover', wanted);
    document.addEventListener('focusin', wanted);
    return () => {
      isShown = false;
      document.removeEventListener('pointerover', wanted);
      document.removeEventListener('focusin', wanted);
    };
  }, []);

  return (
    now && (
      <Boundary failed={showNothing}>
        <TooltipHost />
      </Boundary>
    )
  );
}
