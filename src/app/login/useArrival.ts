import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectConfig } from '@/core/config/configSlice';
import { sessionRequested } from '@/core/session/sessionSlice';
import { connectIdentityProvider } from '@/core/signIn/identityProvider';
import { type Arrival, arriveFromProvider } from '@/core/signIn/keycloakProvider';
import { forgetRestarts, mayRestart } from '@/core/signIn/restarts';
import { forgetReturn, rememberedReturn } from '@/core/signIn/returnPath';
import { usesProvider } from '@/core/signIn/signInRules';

type Failure = Exclude<Arrival, { kind: 'signedIn' }>;

export type Outcome =
  | { kind: 'arriving' }
  /** Signed in at the provider; the session is being asked for. */
  | { kind: 'signedIn'; returnTo: string }
  /** The answer cannot be trusted: once more. */
  | { kind: 'restart'; returnTo: string }
  | { kind: 'failed'; returnTo: string; failure: Failure };

/** Reads the provider's answer, once, and asks for the session where it is a good one. */
export function useArrival(): Outcome {
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
