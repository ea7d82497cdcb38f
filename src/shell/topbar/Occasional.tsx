import { useSelector } from 'react-redux';
import { selectMay, selectNewMajor } from '@/core/session/sessionSlice';
import { NewVersion } from '../NewVersion';
import { RegionBoundary } from '../RegionBoundary';
import { Drafts } from './Drafts';
import { ExperimentalSwitch } from './ExperimentalSwitch';

/** What is only there when there is a reason for it. */
export function Occasional() {
  const mayUnlock = useSelector(selectMay)('shell');
  const newMajor = useSelector(selectNewMajor);
  return (
    <>
      <RegionBoundary quiet>
        <Drafts />
      </RegionBoundary>
      <RegionBoundary quiet>
        {mayUnlock && <ExperimentalSwitch />}
        {newMajor !== null && <NewVersion major={newMajor} />}
      </RegionBoundary>
    </>
  );
}
