import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectSessionStatus } from '@/core/session/sessionSlice';

const SessionEndedDialog = lazy(async () => ({
  default: (await import('./dialogs/SessionEndedDialog')).SessionEndedDialog,
}));

/** Over the page, which stays as it is with everything that was typed (reliability 4.18). */
export function SessionEndedLayer() {
  const ended = useSelector(selectSessionStatus) === 'ended';
  return (
    ended && (
      <Suspense fallback={null}>
        <SessionEndedDialog />
      </Suspense>
    )
  );
}
