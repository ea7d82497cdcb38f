import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { ContactMoments } from '@/activities';
import { CONTACT_ACTIVITY } from '@/domain/caseActivity';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PhoneIcon } from '@/ui/icons';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { selectOpen, selectTask } from '../tasksSelectors';
import { selectContactMoments } from '../tasksSelectors';
import { contactMomentsRequested } from '../tasksActions';
import { taskDetailTexts } from './taskDetailTexts';
import { tasksTexts } from '../tasksTexts';

const texts = taskDetailTexts.contacts;

/** The contact moments of the case that a task belongs to (AMB-073). */
export function TaskContactMomentsScreen() {
  const { id = '' } = useParams();
  const dispatch = useDispatch();
  const task = useSelector(selectTask(id));
  const { load, items } = useSelector(selectContactMoments);
  const known = useSelector(selectOpen).load;
  const caseId = task?.case?.id;
  useEffect(() => {
    if (load === 'idle' && caseId !== undefined) dispatch(contactMomentsRequested());
  }, [load, caseId, dispatch]);

  const moments = items.filter(({ type }) => type === CONTACT_ACTIVITY);
  if (moments.length > 0) return <ContactMoments moments={moments} />;
  if (known === 'loaded' && task?.case === null) return <EmptyState icon={PhoneIcon} title={texts.noCase} />;
  if (load === 'failed') {
    return (
      <ErrorState
        title={texts.failed}
        retryLabel={tasksTexts.retry}
        onRetry={() => dispatch(contactMomentsRequested())}
      />
    );
  }
  return load === 'loaded' ? <EmptyState icon={PhoneIcon} title={texts.empty} /> : <Skeleton lines={4} />;
}
