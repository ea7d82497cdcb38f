import { useSelector } from 'react-redux';
import { selectExpiresIn, selectSessionStatus } from '@/core/session/sessionSlice';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { SessionEndedDialog } from './dialogs/SessionEndedDialog';

export const SessionExpiringBanner = lazyPart(
  async () => (await import('./dialogs/SessionExpiringBanner')).SessionExpiringBanner,
);

/**
 * Shows a warning before the session ends, and after that a layer over the page, which stays as it is with all typed
 * text (reliability 4.18). The layer is part of the first screen, so that nobody can work under it while it loads.
 */
export function SessionEndedLayer() {
  const isEnded = useSelector(selectSessionStatus) === 'ended';
  const isEnding = useSelector(selectExpiresIn) !== null;
  if (isEnded) return <SessionEndedDialog />;
  return (
    isEnding && (
      <Boundary failed={showNothing}>
        <SessionExpiringBanner />
      </Boundary>
    )
  );
}
