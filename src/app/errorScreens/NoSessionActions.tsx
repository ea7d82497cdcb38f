import { useLocation, useNavigate } from 'react-router';
import { to } from '@/core/paths';
import { surroundings } from '@/core/surroundings';
import { Button } from '@/ui/fields/Button';
import { appTexts } from '../appTexts';
import { noSessionTexts } from './noSessionTexts';

/** Where the guard was when it refused, so that trying again means trying that. */
const refusedAddress = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
};

/** The ways on for somebody without a session. Trying again is a fresh start of the whole program. */
export function NoSessionActions({ isSignedOut }: { isSignedOut: boolean }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const address = refusedAddress(state);
  const signIn = () => void navigate(to.login(address));

  if (isSignedOut) {
    return (
      <Button variant="primary" onClick={signIn}>
        {noSessionTexts.signedOut.signInAgain}
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
