import { useSelector } from 'react-redux';
import { selectExpiresIn, selectSessionStatus } from '@/core/session/sessionSlice';
import { lazyPart } from '@/lib/lazyPart';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { SessionEndedDialog } from './dialogs/SessionEndedDialog';

export const SessionExpiringBanner = lazyPart(
  async () => (await import('./dialogs/SessionExpiringBanner')).SessionExpiringBanner,
);

/**
 * A warning before the session ends. When it has ended: a layer over the page, which stays as it is with everything that
 * was typed (reliability 4.18). The layer is part of the first screen: nobody works on under it while it is being fetched.
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
