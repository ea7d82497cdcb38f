import { useDispatch, useSelector } from 'react-redux';
import { featureSwitched, selectConfigStatus } from '@/core/config/configSlice';
import { paths } from '@/core/paths';
import { WINDOWS_AUTHENTICATION } from '@/core/session/sessionRules';
import { dependencies } from '@/core/dependencies';
import { Button } from '@/ui/buttons/Button';
import { LoginMessage } from './LoginMessage';
import { loginTexts } from './loginTexts';

/**
 * Switches signing in with Windows on and restarts the program with it (ERR-09, AMB-047). The screen asks first, since
 * any other site can link to this address.
 */
export function WindowsAuthenticationScreen() {
  const dispatch = useDispatch();
  const isConfigured = useSelector(selectConfigStatus) === 'ready';

  const switchOn = () => {
    dispatch(featureSwitched({ name: WINDOWS_AUTHENTICATION, enabled: true }));
    dependencies.leave(paths.root);
  };
  return (
    <LoginMessage
      texts={loginTexts.windows}
      actions={
        isConfigured && (
          <Button variant="primary" onClick={switchOn}>
            {loginTexts.windowsOn}
          </Button>
        )
      }
    />
  );
}
