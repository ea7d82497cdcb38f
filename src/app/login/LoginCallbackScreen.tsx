import { useSelector } from 'react-redux';
import { Navigate, useNavigate } from 'react-router';
import { paths, to } from '@/core/paths';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { identityProvider } from '@/core/signIn/identityProvider';
import { forgetRestarts } from '@/core/signIn/restarts';
import { Button } from '@/ui/buttons/Button';
import { LoginMessage } from './LoginMessage';
import { loginTexts } from './loginTexts';
import { type Outcome, useArrival } from './useArrival';

/** Where the provider comes back to: with a session to the address that was asked for, else to a page that says why not. */
export function LoginCallbackScreen() {
  const status = useSelector(selectSessionStatus);
  const outcome = useArrival();

  if (status === 'ready') {
    return <Navigate to={outcome.kind === 'signedIn' ? outcome.returnTo : paths.root} replace />;
  }
  if (status === 'refused') return <NoAccess />;
  if (outcome.kind === 'restart') return <Navigate to={to.login(outcome.returnTo)} replace />;
  return outcome.kind === 'failed' ? (
    <Failed {...outcome} />
  ) : (
    <LoginMessage texts={loginTexts.arriving} isWaiting />
  );
}

/** Known to the provider, not to the back end. Asking again would end here again: only another account helps. */
function NoAccess() {
  const provider = identityProvider();
  if (provider === null) return <Navigate to={to.error(401)} replace />;
  return (
    <LoginMessage
      texts={loginTexts.noAccess}
      actions={
        <Button variant="primary" onClick={() => provider.signOut()}>
          {loginTexts.otherAccount}
        </Button>
      }
    />
  );
}

function Failed({ returnTo, failure }: Extract<Outcome, { kind: 'failed' }>) {
  const navigate = useNavigate();
  const startAnew = () => {
    forgetRestarts();
    void navigate(to.login(returnTo), { replace: true });
  };
  return (
    <LoginMessage
      texts={loginTexts[failure.kind]}
      detail={failure.kind === 'refused' ? loginTexts.refused.message(failure.message) : null}
      actions={
        <Button variant="primary" onClick={startAnew}>
          {loginTexts.signInAgain}
        </Button>
      }
    />
  );
}
