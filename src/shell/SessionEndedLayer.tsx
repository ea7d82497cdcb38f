import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { lazyPart } from './lazyPart';
import { RegionBoundary } from './RegionBoundary';

const SessionEndedDialog = lazyPart(
  async () => (await import('./dialogs/SessionEndedDialog')).SessionEndedDialog,
);

/** Over the page, which stays as it is with everything that was typed (reliability 4.18). */
export function SessionEndedLayer() {
  const ended = useSelector(selectSessionStatus) === 'ended';
  return (
    ended && (
      <RegionBoundary>
        <SessionEndedDialog />
      </RegionBoundary>
    )
  );
}
