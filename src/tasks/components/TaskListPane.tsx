import { lazy, memo, Suspense } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router';
import {
  selectDeviceMode,
  selectIsPanelOpen,
  panelToggled,
  type WithDevice,
} from '@/core/device/deviceSlice';
import { useAppNow } from '@/core/hooks/useAppNow';
import { selectIsOnline } from '@/core/network/networkSlice';
import { selectConnection } from '@/hubs/connectionSlice';
import { formatMoment, formatTime } from '@/lib/dates/format';
import { isSameDutchDay } from '@/lib/dates/calendar';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { FilterIcon } from '@/ui/icons';
import { filtersToSearch } from '../taskFilters';
import {
  selectBulk,
  selectFilters,
  selectListError,
  selectListLoad,
  selectListUpdatedAt,
  selectLoadedCount,
  selectSelectedIds,
  selectTaskIds,
  selectTasksTotal,
} from '../tasksSelectors';
import { selectionCleared, selectionSet } from '../tasksActions';
import { tasksTexts } from '../tasksTexts';
import { TaskList } from './TaskList';
import styles from './TaskList.module.css';

const texts = tasksTexts.list;

/* Only who works on several tasks at once needs these. */
const BulkBar = lazy(async () => ({ default: (await import('./bulk')).BulkBar }));
const BulkProgress = lazy(async () => ({ default: (await import('./bulk')).BulkProgress }));

/**
 * The middle pane: what it is, how much of it, the tasks, and what to do with the selected ones. That comes below them: above
 * them it would push the rows from under the pointer.
 */
export const TaskListPane = memo(function TaskListPane({ onClearFilters }: { onClearFilters: () => void }) {
  const selected = useSelector(selectSelectedIds);
  const bulk = useSelector(selectBulk);
  return (
    <section className={styles['pane']} aria-label={texts.region} id="list" tabIndex={-1}>
      <ListBar />
      <TaskList onClearFilters={onClearFilters} />
      <Suspense>
        {bulk !== null && <BulkProgress bulk={bulk} />}
        {bulk === null && selected.length > 0 && <BulkBar ids={selected} />}
      </Suspense>
    </section>
  );
});

function ListBar() {
  const { id } = useParams();
  const Heading = id === undefined ? 'h1' : 'h2';
  return (
    <header className={styles['bar']}>
      <SelectAll />
      <Heading className={styles['title']} tabIndex={-1} data-list-heading>
        {tasksTexts.overviewTitle}
      </Heading>
      <Amount />
      <FiltersToggle />
    </header>
  );
}

function SelectAll() {
  const dispatch = useDispatch();
  const ids = useSelector(selectTaskIds);
  const load = useSelector(selectListLoad);
  const selected = useSelector(selectSelectedIds).length;
  const all = selected > 0 && selected === ids.length;
  if (ids.length === 0 && (load === 'loaded' || load === 'failed')) return null;
  return (
    <span className={styles['all']}>
      {ids.length > 0 && (
        <Checkbox
          hideLabel
          label={texts.selectAll}
          checked={all}
          indeterminate={selected > 0 && !all}
          onChange={() => dispatch(all ? selectionCleared() : selectionSet([...ids]))}
        />
      )}
    </span>
  );
}

function Amount() {
  const load = useSelector(selectListLoad);
  const loaded = useSelector(selectLoadedCount);
  const total = useSelector(selectTasksTotal);
  const notice = useStaleNotice();
  if (load !== 'loaded') return <span className={styles['meta']} />;
  const amount = loaded < total ? texts.shown(loaded, total) : texts.total(total);
  return (
    <span className={styles['meta']} title={notice ?? undefined}>
      {notice === null ? amount : `${amount} · ${notice}`}
    </span>
  );
}

/** Since when the list may not be what the server has, or null. */
function useStaleNotice(): string | null {
  const updatedAt = useSelector(selectListUpdatedAt);
  const failed = useSelector(selectListError) !== null;
  const online = useSelector(selectIsOnline);
  const { status } = useSelector(selectConnection);
  const now = useAppNow();
  if (updatedAt === null) return null;
  const moment = isSameDutchDay(updatedAt, now) ? formatTime(updatedAt) : formatMoment(updatedAt, now);
  if (!online || status === 'disconnected') return texts.disconnected(moment);
  return failed ? texts.updated(moment) : null;
}

/** On a tablet or phone the filters fold away. */
function FiltersToggle() {
  const dispatch = useDispatch();
  const mode = useSelector(selectDeviceMode);
  const open = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  const active = [...new Set(filtersToSearch(useSelector(selectFilters)).keys())].length;
  if (mode === 'desktop') return null;
  return (
    <Button
      size="s"
      icon={FilterIcon}
      aria-expanded={open}
      aria-controls="filters"
      onClick={() => dispatch(panelToggled('filters'))}
    >
      {active > 0 ? texts.filtersActive(active) : texts.filters}
    </Button>
  );
}
