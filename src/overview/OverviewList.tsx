import { type ReactNode, useCallback } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router';
import { selectDeviceMode, selectIsPanelOpen, type WithDevice } from '@/core/device/deviceSlice';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { listView } from '@/core/windowedList/listView';
import type { Item } from '@/core/windowedList/windowKind';
import { useStaleness } from '@/hubs/useStaleness';
import { Boundary } from '@/ui/feedback/Boundary';
import { ListBody } from '@/ui/list/ListBody';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { ListBar, ListPane } from '@/ui/list/ListPane';
import { NothingListed } from '@/ui/list/NothingListed';
import { FoldFilters } from './FoldFilters';
import { ListedRow } from './ListedRow';
import type { OverviewArea } from './overviewArea';

interface OverviewListProps<State, T extends Item, F, S> {
  of: OverviewArea<State, T, F, S>;
  onClearFilters: () => void;
  /** Between the bar and the rows. */
  above?: ReactNode;
  /** What to do with the selected rows. */
  children: ReactNode;
}

/** The middle pane: what the list is, how much of it, and its rows with the states that they can be in. */
export function OverviewList<State, T extends Item, F, S>(props: OverviewListProps<State, T, F, S>) {
  const { of, onClearFilters, above, children } = props;
  const dispatch = useDispatch();
  return (
    <ListPane label={of.texts.list.region}>
      <LineBoundary>
        <Bar of={of} />
      </LineBoundary>
      {above}
      <Boundary onRetry={() => dispatch(of.actions.listRetried())}>
        <Rows of={of} onClearFilters={onClearFilters} />
      </Boundary>
      <LineBoundary>{children}</LineBoundary>
    </ListPane>
  );
}

function Bar<State, T extends Item, F, S>({ of }: { of: OverviewArea<State, T, F, S> }) {
  const { texts, select, actions } = of;
  const dispatch = useDispatch();
  const { id } = useParams();
  const view = useSelector((state: State) => listView(select(state)), shallowEqual);
  const selected = useSelector((state: State) => select(state).selected.length);
  const failed = useSelector((state: State) => select(state).list.error !== null);
  const stale = useStaleness(
    useSelector((state: State) => select(state).list.updatedAt),
    failed,
  );
  const filters = useSelector((state: State) => select(state).list.filters);
  const open = useSelector((state: WithDevice) => selectIsPanelOpen(state, 'filters'));
  const folds = useSelector((state: WithDevice) => selectDeviceMode(state) !== 'desktop');
  const selectAll = (all: boolean) =>
    dispatch(all ? actions.selectionSet([...view.ids]) : actions.selectionCleared());
  return (
    <ListBar
      title={texts.title}
      texts={texts.list}
      view={view}
      selected={selected}
      onSelectAll={selectAll}
      isPage={id === undefined}
      stale={stale}
    >
      {folds && <FoldFilters texts={texts.list} active={of.activeCount(filters)} open={open} />}
    </ListBar>
  );
}

function Rows<State, T extends Item, F, S>({
  of,
  onClearFilters,
}: Omit<OverviewListProps<State, T, F, S>, 'above' | 'children'>) {
  const { name, texts, select, actions, pageSize, hasFilters, Row } = of;
  const dispatch = useDispatch();
  const view = useSelector((state: State) => listView(select(state)), shallowEqual);
  const filters = useSelector((state: State) => select(state).list.filters);
  const { search } = useLocation();
  const { id: current } = useParams();
  const open = useOpenLink();
  const renderRow = useCallback(
    (id: string) => (
      <ListedRow of={of} id={id}>
        <Row id={id} search={search} current={id === current} onOpen={open} />
      </ListedRow>
    ),
    [of, Row, search, current, open],
  );
  return (
    <ListBody
      view={view}
      texts={texts.list}
      scrollKey={name}
      skeletonRows={pageSize}
      renderRow={renderRow}
      empty={
        <NothingListed texts={texts.list} filtered={hasFilters(filters)} onClearFilters={onClearFilters} />
      }
      onHold={(held) => dispatch(actions.listHeld(held))}
      onShowWaiting={() => dispatch(actions.waitingShown())}
      onMore={() => dispatch(actions.moreRequested())}
      onRetry={() => dispatch(actions.listRetried())}
    />
  );
}
