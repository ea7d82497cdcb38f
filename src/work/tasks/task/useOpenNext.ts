import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { to } from '@/core/paths';
import type { WithTasks } from '../tasksSlice';
import { selectNextTaskId } from '../tasksSelectors';

/** Returns a function that opens the task after the open one, if there is any. */
export function useOpenNext(): () => void {
  const store = useStore<WithTasks>();
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => {
    const next = selectNextTaskId(store.getState());
    if (next !== null) void navigate(to.task(next, search));
  };
}
