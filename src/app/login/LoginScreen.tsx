import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router';
import { selectConfig, selectConfigStatus } from '@/core/config/configSlice';
import { RETURN_TO } from '@/core/paths';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { mayLeave } from '@/core/session/leaveBreaker';
import { goUrl } from '@/core/session/sessionRules';
import { type KeycloakConfig, leaveForProvider } from '@/core/signIn/keycloakProvider';
import { returnPath } from '@/core/signIn/returnPath';
import { usesProvider } from '@/core/signIn/signInRules';
import { dependencies } from '@/core/dependencies';
import { Button } from '@/ui/buttons/Button';
import { LoginMessage } from './LoginMessage';
import { loginTexts } from './loginTexts';

interface Provider {
  keycloak: KeycloakConfig;
  returnTo: string;
}

function ToProvider({ keycloak, returnTo }: Provider) {
  const [state, setState] = useState<'leaving' | 'left' | 'unreachable'>('leaving');
  const isUnreachable = state === 'unreachable';

  useEffect(() => {
    if (state !== 'leaving') return;
    void leaveForProvider(keycloak, returnTo).then(
      (left) => setState(left ? 'left' : 'unreachable'),
      () => setState('unreachable'),
    );
  }, [state, keycloak, returnTo]);

  return (
    <LoginMessage
      texts={isUnreachable ? loginTexts.unreachable : loginTexts.leaving}
      actions={
        <Button variant="primary" busy={state === 'leaving'} onClick={() => setState('leaving')}>
          {isUnreachable ? loginTexts.tryAgain : loginTexts.signIn}
        </Button>
      }
    />
  );
}

function ToLoginAddress({ url }: { url: string }) {
  useEffect(() => {
    if (mayLeave()) dependencies.leave(url);
  }, [url]);

  return (
    <LoginMessage
      texts={loginTexts.leaving}
      actions={
        <Button variant="primary" onClick={() => dependencies.leave(url)}>
          {loginTexts.signIn}
        </Button>
      }
    />
  );
}

/**
 * Redirects to the identity provider or the login address at once, and shows a page where that fails (AMB-007,
 * AMB-008).
 */
export function LoginScreen() {
  const config = useSelector(selectConfig);
  const isConfigured = useSelector(selectConfigStatus) === 'ready';
  const status = useSelector(selectSessionStatus);
  const [search] = useSearchParams();
  const returnTo = returnPath(search.get(RETURN_TO) ?? '', config);

  if (status === 'ready') return <Navigate to={returnTo} replace />;
  if (!isConfigured) return null;
  if (usesProvider(config) && config.keycloak) {
    return <ToProvider keycloak={config.keycloak} returnTo={returnTo} />;
  }
  if (status === 'starting') return <LoginMessage texts={loginTexts.arriving} isWaiting />;
  const [pathname = '', query = ''] = returnTo.split('?');
  return <ToLoginAddress url={goUrl(config, { pathname, search: query })} />;
}
