import { useCallback } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { listView } from '@/core/windowedList/listView';
import { ListBody } from '@/ui/ListBody';
import { NothingListed } from '@/ui/NothingListed';
import { hasFilters } from '../taskFilters';
import { TASK_PAGE_SIZE } from '../tasksConstants';
import { selectFilters } from '../tasksSelectors';
import { listHeld, listRetried, moreRequested, waitingShown } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { tasksTexts } from '../tasksTexts';
import { TaskRow } from './TaskRow';

const texts = tasksTexts.list;

/** The tasks, with the states that their list can be in. */
export function TaskList({ onClearFilters }: { onClearFilters: () => void }) {
  const dispatch = useDispatch();
  const view = useSelector(({ tasks }: WithTasks) => listView(tasks), shallowEqual);
  const filtered = hasFilters(useSelector(selectFilters));
  const { search } = useLocation();
  const { id: current } = useParams();
  const open = useOpenLink();
  const renderRow = useCallback(
    (id: string) => <TaskRow id={id} search={search} current={id === current} onOpen={open} />,
    [search, current, open],
  );
  return (
    <ListBody
      view={view}
      texts={texts}
      scrollKey="tasks"
      skeletonRows={TASK_PAGE_SIZE}
      renderRow={renderRow}
      empty={<NothingListed texts={texts} filtered={filtered} onClearFilters={onClearFilters} />}
      onHold={(held) => dispatch(listHeld(held))}
      onShowWaiting={() => dispatch(waitingShown())}
      onMore={() => dispatch(moreRequested())}
      onRetry={() => dispatch(listRetried())}
    />
  );
}
