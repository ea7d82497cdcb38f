import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSessionError, SIGNED_OUT_ELSEWHERE, signInRequested } from '@/core/session/sessionSlice';
import { useRefreshPage } from '@/core/startup/useRefreshPage';
import { AlertDialog } from '@/ui/overlays/AlertDialog';
import { Button } from '@/ui/buttons/Button';
import { sessionTexts } from './sessionTexts';

/**
 * There is nothing to do here without a session but to get one, and nothing behind the layer can be read: whoever walks by may be
 * anybody. Where signing in does not come up, because its code cannot be fetched, loading the page anew remains.
 */
export function SessionEndedDialog() {
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
