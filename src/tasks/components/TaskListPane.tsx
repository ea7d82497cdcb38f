import { lazy, memo, Suspense } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router';
import {
  selectDeviceMode,
  selectIsPanelOpen,
  panelToggled,
  type WithDevice,
} from '@/core/device/deviceSlice';
import { listView } from '@/core/windowedList/listView';
import { useStaleness } from '@/hubs/useStaleness';
import { FiltersToggle } from '@/ui/FiltersToggle';
import { ListBar, ListPane } from '@/ui/ListPane';
import { filtersToSearch } from '../taskFilters';
import {
  selectBulk,
  selectFilters,
  selectListError,
  selectListUpdatedAt,
  selectSelectedIds,
} from '../tasksSelectors';
import { selectionCleared, selectionSet } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { tasksTexts } from '../tasksTexts';
import { TaskList } from './TaskList';

const texts = tasksTexts.list;

/* Only who works on several tasks at once needs these. */
const TaskBulkBar = lazy(async () => ({ default: (await import('./bulk')).TaskBulkBar }));
const TaskBulkProgress = lazy(async () => ({ default: (await import('./bulk')).TaskBulkProgress }));

/** The list of the tasks: what it is, how much of it, the rows, and what to do with the selected ones. */
export const TaskListPane = memo(function TaskListPane({ onClearFilters }: { onClearFilters: () => void }) {
  const selected = useSelector(selectSelectedIds);
  const bulk = useSelector(selectBulk);
  return (
    <ListPane label={texts.region}>
      <TaskListBar />
      <TaskList onClearFilters={onClearFilters} />
      <Suspense>
        {bulk !== null && <TaskBulkProgress bulk={bulk} />}
        {bulk === null && selected.length > 0 && <TaskBulkBar ids={selected} />}
      </Suspense>
    </ListPane>
  );
});

function TaskListBar() {
  const dispatch = useDispatch();
  const { id } = useParams();
  const view = useSelector(({ tasks }: WithTasks) => listView(tasks), shallowEqual);
  const selected = useSelector(selectSelectedIds).length;
  const failed = useSelector(selectListError) !== null;
  const stale = useStaleness(useSelector(selectListUpdatedAt), failed);
  return (
    <ListBar
      title={tasksTexts.overviewTitle}
      texts={texts}
      view={view}
      selected={selected}
      onSelectAll={(all) => dispatch(all ? selectionSet([...view.ids]) : selectionCleared())}
      isPage={id === undefined}
      stale={stale}
    >
      <FoldFilters />
    </ListBar>
  );
}

/** On a tablet or phone the filters fold away. */
function FoldFilters() {
  const dispatch = useDispatch();
  const mode = useSelector(selectDeviceMode);
  const open = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  const active = [...new Set(filtersToSearch(useSelector(selectFilters)).keys())].length;
  if (mode === 'desktop') return null;
  return (
    <FiltersToggle
      open={open}
      label={active > 0 ? texts.filtersActive(active) : texts.filters}
      onToggle={() => dispatch(panelToggled('filters'))}
    />
  );
}
