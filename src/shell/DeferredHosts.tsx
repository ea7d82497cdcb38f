import { useEffect, useState } from 'react';
import { firstScreenSettled } from './firstScreenSettled';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { SessionExpiringBanner } from './SessionEndedLayer';

const TooltipHost = lazyPart(async () => (await import('@/ui/overlays/TooltipHost')).TooltipHost);

/** What must be at hand when the server is not: the warning before a session ends, and what tells why. All of it is small. */
const fetchAhead = () =>
  Promise.allSettled([
    SessionExpiringBanner.preload(),
    import('./toasts/ToastStack'),
    import('./topbar/NotificationsPanel'),
    import('./topbar/UserPanel'),
  ]);

/** Parts that every page has but no first screen waits for. Tooltips come sooner where someone points at one. */
export function DeferredHosts() {
  const [now, setNow] = useState(false);

  useEffect(() => {
    const come = () => setNow(true);
    void firstScreenSettled().then(() => {
      come();
      void fetchAhead();
    });
    const wanted = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-tooltip]')) come();
    };
    document.addEventListener('pointerover', wanted);
    document.addEventListener('focusin', wanted);
    return () => {
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
