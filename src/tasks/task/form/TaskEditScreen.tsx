import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { selectUser } from '@/core/session/sessionSlice';
import { EditForm } from './EditForm';
import { TaskFormScreen } from './TaskFormScreen';
import { whyNotModify } from '../../taskPermissions';
import { tasksTexts } from '../../tasksTexts';

/** Changes a task; what was typed stays when the server, a colleague or the session gets in between. */
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
