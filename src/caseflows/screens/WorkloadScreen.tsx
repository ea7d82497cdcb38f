import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { SectionHeader } from '@/ui/SectionHeader';
import { ViewSwitch } from '../components/ViewSwitch';
import { Workload } from '../components/Workload';
import { workloadAsked, workloadLeft } from '../workloadActions';
import { questionFromSearch } from '../workloadQuestion';
import { selectGroups, selectWorkloadLoad, selectWorkloadTotal } from '../workloadSelectors';
import { ownerCount } from '../workloadState';
import { workloadTexts } from '../workloadTexts';
import styles from './WorkloadScreen.module.css';

/** The cases grouped by their owner (000 §2.4). */
export function WorkloadScreen() {
  const dispatch = useDispatch();
  const { search } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);
  useEffect(() => {
    dispatch(workloadAsked(questionFromSearch(new URLSearchParams(search))));
  }, [dispatch, search]);
  useEffect(() => () => void dispatch(workloadLeft()), [dispatch]);

  return (
    <div className={styles['screen']}>
      <SectionHeader
        title={workloadTexts.title}
        headingRef={heading}
        meta={<Amount />}
        actions={<ViewSwitch />}
      />
      <Workload />
    </div>
  );
}

function Amount() {
  const load = useSelector(selectWorkloadLoad);
  const total = useSelector(selectWorkloadTotal);
  const owners = ownerCount(useSelector(selectGroups));
  return load === 'loaded' ? workloadTexts.amount(total, owners) : null;
}
