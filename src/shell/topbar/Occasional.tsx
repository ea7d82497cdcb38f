import { useSelector } from 'react-redux';
import { selectMay, selectNewMajor } from '@/core/session/sessionSlice';
import { NewVersion } from '../NewVersion';
import { Boundary, showNothing } from '@/ui/feedback/Boundary';
import { Drafts } from './Drafts';
import { InstallButton } from './InstallButton';
import { ExperimentalSwitch } from './ExperimentalSwitch';

/** What is only there when there is a reason for it. */
export function Occasional() {
  const mayUnlock = useSelector(selectMay)('shell');
  const newMajor = useSelector(selectNewMajor);
  return (
    <>
      <Boundary failed={showNothing}>
        <Drafts />
      </Boundary>
      <Boundary failed={showNothing}>
        {mayUnlock && <ExperimentalSwitch />}
        <InstallButton />
        {newMajor !== null && <NewVersion major={newMajor} />}
      </Boundary>
    </>
  );
}
