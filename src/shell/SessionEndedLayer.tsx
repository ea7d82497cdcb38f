import { useSelector } from 'react-redux';
import { selectExpiresIn, selectSessionStatus } from '@/core/session/sessionSlice';
import { lazyPart } from './lazyPart';
import { RegionBoundary } from './RegionBoundary';

const SessionLayer = lazyPart(async () => (await import('./dialogs/SessionLayer')).SessionLayer);

/**
 * A warning before the session ends. When it has ended: a layer over the page, which stays as it is with everything that
 * was typed (reliability 4.18).
 */
export function SessionEndedLayer() {
  const isEnded = useSelector(selectSessionStatus) === 'ended';
  const isEnding = useSelector(selectExpiresIn) !== null;
  return (
    (isEnded || isEnding) && (
      <RegionBoundary>
        <SessionLayer />
      </RegionBoundary>
    )
  );
}
