import { type UIEvent, useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useLocation, useParams } from 'react-router';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { announce } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { ArrowUpIcon, InboxIcon, SearchIcon } from '@/ui/icons';
import { SkeletonList } from '@/ui/SkeletonList';
import { VirtualList } from '@/ui/VirtualList';
import { hasFilters } from '../taskFilters';
import { TASK_PAGE_SIZE } from '../tasksConstants';
import {
  selectFilters,
  selectHasMore,
  selectListError,
  selectListLoad,
  selectLoadedCount,
  selectLoadingMore,
  selectSelectedIds,
  selectTaskIds,
  selectTasksTotal,
  selectWaitingCount,
} from '../tasksSelectors';
import { listHeld, listRetried, moreRequested, waitingShown } from '../tasksActions';
import type { WithTasks } from '../tasksSlice';
import { tasksTexts } from '../tasksTexts';
import styles from './TaskList.module.css';
import { TaskRow } from './TaskRow';

const texts = tasksTexts.list;
const ROW_HEIGHT_PX = 68;
const NEAR_END_PX = 4 * ROW_HEIGHT_PX;

/** The rows, with the states that a list can be in. */
export function TaskList({ onClearFilters }: { onClearFilters: () => void }) {
  const load = useSelector(selectListLoad);
  const ids = useSelector(selectTaskIds);
  const dispatch = useDispatch();
  const hold = useCallback((held: boolean) => dispatch(listHeld(held)), [dispatch]);
  useAnnouncedCount();

  if (ids.length === 0 && load !== 'loaded' && load !== 'failed') {
    return (
      <div className={styles['body']} aria-busy="true" aria-label={texts.loading} role="group">
        <SkeletonList rows={TASK_PAGE_SIZE} rowHeight={ROW_HEIGHT_PX} />
      </div>
    );
  }
  if (ids.length === 0 && load === 'failed') return <Failed />;
  return (
    <div
      className={styles['body']}
      onPointerEnter={() => hold(true)}
      onPointerLeave={(event) => hold(event.currentTarget.contains(document.activeElement))}
      onFocus={() => hold(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hold(event.currentTarget.matches(':hover'));
      }}
    >
      <Waiting />
      {ids.length === 0 ? <Empty onClearFilters={onClearFilters} /> : <Rows ids={ids} />}
    </div>
  );
}

function Rows({ ids }: { ids: readonly string[] }) {
  const onScroll = useMoreWhenScrolled();
  const total = useSelector(selectTasksTotal);
  const { search } = useLocation();
  const { id: current } = useParams();
  const open = useOpenLink();
  const hasMore = useSelector(selectHasMore);
  const selecting = useSelector(selectSelectedIds).length > 0;
  const renderRow = useCallback(
    (id: string) => <TaskRow id={id} search={search} current={id === current} onOpen={open} />,
    [search, current, open],
  );
  return (
    <div className={styles['rows']} data-selecting={selecting} onScrollCapture={onScroll}>
      <VirtualList
        items={ids}
        getKey={asKey}
        estimateSize={ROW_HEIGHT_PX}
        renderRow={renderRow}
        label={texts.label}
        total={total}
        hasMore={hasMore}
        footer={<Footer />}
        scrollKey="tasks"
      />
    </div>
  );
}

/** More comes by itself for who scrolls towards the end; a list that was not touched asks for one page only. */
function useMoreWhenScrolled() {
  const store = useStore<WithTasks>();
  return ({ target }: UIEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const left = target.scrollHeight - target.scrollTop - target.clientHeight;
    const state = store.getState();
    const near = target.scrollTop > 0 && left < NEAR_END_PX;
    if (near && selectHasMore(state) && !selectLoadingMore(state) && selectListError(state) === null) {
      store.dispatch(moreRequested());
    }
  };
}

const asKey = (id: string) => id;

/** New tasks stay out of the way while someone is busy in the list. */
function Waiting() {
  const dispatch = useDispatch();
  const count = useSelector(selectWaitingCount);
  useEffect(() => {
    if (count > 0) announce(texts.waitingLabel(count), 'polite');
  }, [count]);
  if (count === 0) return null;
  return (
    <div className={styles['waiting']}>
      <Button
        size="s"
        variant="primary"
        icon={ArrowUpIcon}
        aria-label={texts.waitingLabel(count)}
        onClick={() => dispatch(waitingShown())}
      >
        {texts.waiting(count)}
      </Button>
    </div>
  );
}

function Footer() {
  const dispatch = useDispatch();
  const hasMore = useSelector(selectHasMore);
  const loading = useSelector(selectLoadingMore);
  const error = useSelector(selectListError);
  if (!hasMore) return null;
  return (
    <div className={styles['footer']}>
      {error !== null && !loading && <span className={styles['problem']}>{texts.moreFailed}</span>}
      <Button size="s" busy={loading} onClick={() => dispatch(moreRequested())}>
        {loading ? texts.loadingMore : texts.more}
      </Button>
    </div>
  );
}

function Empty({ onClearFilters }: { onClearFilters: () => void }) {
  const filtered = hasFilters(useSelector(selectFilters));
  if (!filtered) {
    return (
      <EmptyState icon={InboxIcon} title={texts.emptyTitle}>
        {texts.emptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchIcon}
      title={texts.filteredTitle}
      action={<Button onClick={onClearFilters}>{texts.clearFilters}</Button>}
    >
      {texts.filteredText}
    </EmptyState>
  );
}

function Failed() {
  const dispatch = useDispatch();
  return (
    <ErrorState
      title={texts.failedTitle}
      detail={texts.failedText}
      retryLabel={tasksTexts.retry}
      onRetry={() => dispatch(listRetried())}
    />
  );
}

/** Says how many there are when a list has come, and how many were added to it. */
function useAnnouncedCount() {
  const load = useSelector(selectListLoad);
  const loadingMore = useSelector(selectLoadingMore);
  const loaded = useSelector(selectLoadedCount);
  const total = useSelector(selectTasksTotal);
  const before = useRef({ load, loadingMore, loaded });

  useEffect(() => {
    const was = before.current;
    before.current = { load, loadingMore, loaded: loadingMore ? was.loaded : loaded };
    if (was.load === 'loading' && load === 'loaded') {
      announce(loaded === 0 ? texts.filteredTitle : texts.shown(loaded, total), 'polite');
    } else if (was.loadingMore && !loadingMore && loaded > was.loaded) {
      announce(texts.added(loaded - was.loaded), 'polite');
    }
  }, [load, loadingMore, loaded, total]);
}
