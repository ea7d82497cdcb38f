import { useSelector, useDispatch } from 'react-redux';
import { Navigate, useNavigate } from 'react-router';
import { paths, to } from '@/core/paths';
import { selectSessionStatus, sessionRequested } from '@/core/session/sessionSlice';
import { identityProvider, connectIdentityProvider } from '@/core/signIn/identityProvider';
import { forgetRestarts, mayRestart } from '@/core/signIn/restarts';
import { Button } from '@/ui/buttons/Button';
import { LoginMessage } from './LoginMessage';
import { loginTexts } from './loginTexts';
import { useEffect, useRef, useState } from 'react';
import { selectConfig } from '@/core/config/configSlice';
import { type Arrival, arriveFromProvider } from '@/core/signIn/keycloakProvider';
import { forgetReturn, rememberedReturn } from '@/core/signIn/returnPath';
import { usesProvider } from '@/core/signIn/signInRules';

/**
 * The page to which the provider returns. With a session it redirects to the requested address; without a session it
 * shows the reason.
 */
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

/**
 * The provider knows the user, but the back end does not. Another attempt would end here again, so only another account
 * helps.
 */
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

type Failure = Exclude<Arrival, { kind: 'signedIn' }>;

type Outcome =
  | { kind: 'arriving' }
  /** Signed in at the provider; the session is being requested. */
  | { kind: 'signedIn'; returnTo: string }
  /** The answer cannot be trusted, so signing in starts again. */
  | { kind: 'restart'; returnTo: string }
  | { kind: 'failed'; returnTo: string; failure: Failure };

/** Reads the provider's answer once, and requests the session if the answer is valid. */
function useArrival(): Outcome {
  const dispatch = useDispatch();
  const config = useSelector(selectConfig);
  const hasBegun = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'arriving' });

  useEffect(() => {
    if (hasBegun.current || !usesProvider(config) || !config.keycloak) return;
    hasBegun.current = true;
    const returnTo = rememberedReturn(config);
    void arriveFromProvider(config.keycloak).then((arrival) => {
      if (arrival.kind === 'signedIn') {
        forgetRestarts();
        forgetReturn();
        setOutcome({ kind: 'signedIn', returnTo });
        connectIdentityProvider(arrival.provider);
        dispatch(sessionRequested());
      } else if (arrival.kind === 'untrusted' && mayRestart()) setOutcome({ kind: 'restart', returnTo });
      else setOutcome({ kind: 'failed', returnTo, failure: arrival });
    });
  }, [config, dispatch]);

  return outcome;
}
