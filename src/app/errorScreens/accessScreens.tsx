import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { to } from '@/core/paths';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { readSession } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { surroundings } from '@/core/surroundings';
import { Button } from '@/ui/buttons/Button';
import { appTexts } from '../appTexts';
import { accessTexts } from './accessTexts';
import { ErrorScreen } from './ErrorScreen';
import { KeptWords } from './KeptWords';
import { ToStart } from './statusScreens';

export function UnauthorizedScreen() {
  const isRefused = useSelector(selectSessionStatus) === 'refused';
  const { heading, text, next } = accessTexts.unauthorized;
  if (isRefused) return <NoSessionScreen />;
  return (
    <ErrorScreen code="401" heading={heading} text={text} next={next} actions={<ToStart />}>
      <KeptWords />
    </ErrorScreen>
  );
}

export function NotFoundScreen() {
  const navigate = useNavigate();
  const { heading, text, next, goBack } = accessTexts.notFound;
  return (
    <ErrorScreen
      code="404"
      heading={heading}
      text={text}
      next={next}
      actions={
        <>
          <ToStart />
          {window.history.length > 1 && <Button onClick={() => void navigate(-1)}>{goBack}</Button>}
        </>
      }
    />
  );
}

/** Nobody is signed in: because that was asked for, or because the session call said so. */
function NoSessionScreen() {
  const isSignedOut = readSession(storageKeys.signedOut, v.boolean(), false);
  const actions = <NoSessionActions isSignedOut={isSignedOut} />;
  if (isSignedOut) {
    const { heading, text, next } = accessTexts.signedOut;
    return <ErrorScreen heading={heading} text={text} next={next} actions={actions} />;
  }
  const { text, next } = accessTexts.refused;
  return (
    <ErrorScreen
      code="401"
      heading={accessTexts.unauthorized.heading}
      text={text}
      next={next}
      actions={actions}
    />
  );
}

/** Where the guard was when it refused, so that trying again means trying that. */
const refusedAddress = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
};

/** The ways on for somebody without a session. Trying again is a fresh start of the whole program. */
function NoSessionActions({ isSignedOut }: { isSignedOut: boolean }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const address = refusedAddress(state);
  const signIn = () => void navigate(to.login(address));

  if (isSignedOut) {
    return (
      <Button variant="primary" onClick={signIn}>
        {accessTexts.signedOut.signInAgain}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" onClick={() => surroundings.leave(address)}>
        {appTexts.tryAgain}
      </Button>
      <Button onClick={signIn}>{appTexts.loginTitle}</Button>
    </>
  );
}
