import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectMay, selectSessionVersion } from '@/core/session/sessionSlice';
import { NewVersion } from '../NewVersion';
import { RegionBoundary } from '../RegionBoundary';
import { Drafts } from './Drafts';
import { ExperimentalSwitch } from './ExperimentalSwitch';

/** What is only there when there is a reason for it. */
export function Occasional() {
  const mayUnlock = useSelector(selectMay)('shell');
  const major = useSelector(selectSessionVersion)?.major;
  const [first] = useState(major);
  return (
    <>
      <RegionBoundary quiet>
        <Drafts />
      </RegionBoundary>
      <RegionBoundary quiet>
        {mayUnlock && <ExperimentalSwitch />}
        {major !== undefined && major !== first && <NewVersion major={major} />}
      </RegionBoundary>
    </>
  );
}
