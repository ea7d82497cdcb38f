import { useSelector } from 'react-redux';
import { selectMay } from '@/core/session/sessionSlice';
import { useWanted } from '@/core/hooks/usePreload';
import { useArea } from '@/core/useArea';
import { NewVersion } from '../NewVersion';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { Drafts } from './drafts/Drafts';
import { lazyPart } from '@/lib/lazyPart';
import { useInstall } from '@/core/installOffer';
import { IconButton } from '@/ui/buttons/IconButton';
import { DownloadIcon } from '@/ui/icons';
import { shellTexts } from '../shellTexts';

const ExperimentalSwitch = lazyPart(
  async () => (await import('./user/ExperimentalSwitch')).ExperimentalSwitch,
);

/** Collects notifications once the page has been shown for some seconds. */
function useNotifications() {
  const [isCalm] = useWanted(true);
  useArea(isCalm ? 'notifications' : null);
}

/**
 * The parts that appear only when needed: drafts, the way to the experimental area, the install button and a new
 * version. Also starts the notifications.
 */
export function Occasional() {
  useNotifications();
  const mayUnlock = useSelector(selectMay)('shell');
  return (
    <>
      <Boundary failed={showNothing}>
        <Drafts />
      </Boundary>
      <Boundary failed={showNothing}>
        {mayUnlock && <ExperimentalSwitch />}
        <InstallButton />
        <NewVersion />
      </Boundary>
    </>
  );
}

/** Installs the product as an app, in browsers that offer it (001 §2). */
export function InstallButton() {
  const install = useInstall();
  return install && <IconButton icon={DownloadIcon} label={shellTexts.install.label} onClick={install} />;
}
