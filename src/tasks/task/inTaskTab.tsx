import type { ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { Boundary } from '@/ui/feedback/Boundary';
import { taskRetried } from '../tasksActions';
import { selectTask } from '../tasksSelectors';

/** A tab that cannot be shown leaves the rest of its task alone; it is tried again with every newer record. */
export const inTaskTab = (Screen: ComponentType): ComponentType =>
  function TaskTab() {
    const dispatch = useDispatch();
    const { id = '' } = useParams();
    return (
      <Boundary resetKey={useSelector(selectTask(id))} onRetry={() => dispatch(taskRetried())}>
        <Screen />
      </Boundary>
    );
  };
