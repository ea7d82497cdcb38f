import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { featureSwitched, selectConfigStatus } from '@/core/config/configSlice';
import { paths } from '@/core/paths';
import { WINDOWS_AUTHENTICATION } from '@/core/session/sessionRules';
import { surroundings } from '@/core/surroundings';
import { LoginMessage } from './LoginMessage';
import { loginTexts } from './loginTexts';

/** Switches signing in with Windows on and starts the program anew with it (ERR-09, AMB-047). */
export function WindowsAuthenticationScreen() {
  const dispatch = useDispatch();
  const isConfigured = useSelector(selectConfigStatus) === 'ready';

  useEffect(() => {
    if (!isConfigured) return;
    dispatch(featureSwitched({ name: WINDOWS_AUTHENTICATION, enabled: true }));
    surroundings.leave(paths.root);
  }, [isConfigured, dispatch]);

  return <LoginMessage texts={loginTexts.arriving} isWaiting />;
}
