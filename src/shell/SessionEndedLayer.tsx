import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  selectExpiresIn,
  selectSessionError,
  selectSessionStatus,
  SIGNED_OUT_ELSEWHERE,
  signInRequested,
} from '@/core/session/sessionSlice';
import { useRefreshPage } from '@/core/startup/useRefreshPage';
import { lazyPart } from '@/lib/lazyPart';
import { Button } from '@/ui/buttons/Button';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { AlertDialog } from '@/ui/overlays/AlertDialog';
import { sessionTexts } from './dialogs/sessionTexts';

/**
 * Offers only to sign in, and hides the page behind the layer, since anyone may walk by. After an attempt it also
 * offers to reload the page, because the code for signing in may be impossible to fetch.
 */
function SessionEndedDialog() {
  const dispatch = useDispatch();
  const refresh = useRefreshPage();
  const isSignedOut = useSelector(selectSessionError) === SIGNED_OUT_ELSEWHERE;
  const [asked, setAsked] = useState(false);
  const signIn = () => {
    setAsked(true);
    dispatch(signInRequested());
  };
  return (
    <AlertDialog {...sessionTexts[isSignedOut ? 'signedOutElsewhere' : 'expired']} opaque>
      <Button variant="primary" onClick={signIn}>
        {sessionTexts.signIn}
      </Button>
      {asked && <Button onClick={refresh}>{sessionTexts.refresh}</Button>}
    </AlertDialog>
  );
}

export const SessionExpiringBanner = lazyPart(
  async () => (await import('./dialogs/SessionExpiringBanner')).SessionExpiringBanner,
);

/**
 * Shows a warning before the session ends, and after that a layer over the page. The page keeps all typed text
 * (reliability 4.18). The layer is part of the first screen, so that nobody can work under it while it loads.
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
