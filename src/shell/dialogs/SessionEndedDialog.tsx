import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectSessionError, SIGNED_OUT_ELSEWHERE, signInRequested } from '@/core/session/sessionSlice';
import { useRefreshPage } from '@/core/startup/useRefreshPage';
import { AlertDialog } from '@/ui/overlays/AlertDialog';
import { Button } from '@/ui/buttons/Button';
import { sessionTexts } from './sessionTexts';

/**
 * Offers only to sign in, and hides the page behind it, since anyone may walk by. If the code for signing in cannot be
 * fetched, reloading the page remains.
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
