import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { ContactMoments } from '@/shared/activities';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { PhoneIcon } from '@/ui/icons';
import { selectOpenLoad, selectTask } from '../tasksSelectors';
import { taskDetailTexts } from './taskDetailTexts';
import { useContactMoments } from './useTaskContent';

const texts = taskDetailTexts.contacts;

/** The contact moments of the case that a task belongs to (AMB-073). */
export function TaskContactMomentsScreen() {
  const { id = '' } = useParams();
  const task = useSelector(selectTask(id));
  const answer = useContactMoments(task);
  const isKnown = useSelector(selectOpenLoad) === 'loaded';
  if (isKnown && task?.case === null) return <EmptyState icon={PhoneIcon} title={texts.noCase} />;
  return (
    <QueryView answer={answer} failed={texts.failed}>
      {(moments) =>
        moments.length > 0 ? (
          <ContactMoments moments={moments} />
        ) : (
          <EmptyState icon={PhoneIcon} title={texts.empty} />
        )
      }
    </QueryView>
  );
}
