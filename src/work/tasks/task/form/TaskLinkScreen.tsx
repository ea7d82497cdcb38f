import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { selectUser } from '@/core/session/sessionSlice';
import { Banner } from '@/ui/feedback/Banner';
import { LinkForm } from './LinkForm';
import { TaskFormScreen } from './TaskFormScreen';
import { whyNotLink } from '../../taskPermissions';
import { taskFormTexts } from './taskFormTexts';
import { tasksTexts } from '../../tasksTexts';

/** Links an anonymous task to a person (AMB-074). */
export function TaskLinkScreen() {
  const { id = '' } = useParams();
  const user = useSelector(selectUser);
  if (user === null) return null;
  return (
    <TaskFormScreen key={id} id={id} title={tasksTexts.linkTitle}>
      {({ task, removed, onLeave }) => (
        <>
          {task.relatedPerson !== null && (
            <Banner tone="info">{taskFormTexts.link.already(task.relatedPerson.name)}</Banner>
          )}
          <LinkForm
            task={task}
            whyNot={removed ? taskFormTexts.edit.removed : whyNotLink(task, user)}
            onLeave={onLeave}
          />
        </>
      )}
    </TaskFormScreen>
  );
}
