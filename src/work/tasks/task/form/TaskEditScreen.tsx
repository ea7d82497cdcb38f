import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { selectUser } from '@/core/session/sessionSlice';
import { EditForm } from './EditForm';
import { TaskFormScreen } from './TaskFormScreen';
import { whyNotModify } from '../../taskPermissions';
import { tasksTexts } from '../../tasksTexts';

/** Edits a task. Typed text survives a refusal, a change by a colleague and the end of the session. */
export function TaskEditScreen() {
  const { id = '' } = useParams();
  const user = useSelector(selectUser);
  if (user === null) return null;
  return (
    <TaskFormScreen key={id} id={id} title={tasksTexts.editTitle}>
      {({ task, removed, onLeave }) => (
        <EditForm task={task} removed={removed} whyNot={whyNotModify(task, user)} onLeave={onLeave} />
      )}
    </TaskFormScreen>
  );
}
