import { type ComponentType, memo, type MouseEvent, type ReactNode, useCallback } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { useStaleness } from '@/hubs/useStaleness';
import { Boundary } from '@/ui/feedback/Boundary';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { ListBody, type ListTexts } from '@/ui/list/ListBody';
import { ListBar, type ListBarTexts, ListPane } from '@/ui/list/ListPane';
import { NothingListed, type NothingListedTexts } from '@/ui/list/NothingListed';
import type { LiveList } from './defineList';
import { listView } from './listSelectors';
import { FoldFilters, type FoldTexts, usePanesMode } from './OverviewFilters';
import type { Item } from './records';

export interface RowProps {
  id: string;
  /** The query part of the list's address, kept when a record is opened. */
  search: string;
  /** This record is open beside the list. */
  current: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface ListedProps<State, T extends Item, F extends object, S, A extends string> {
  list: LiveList<State, T, F, S, A>;
  texts: {
    title: string;
    list: ListTexts & ListBarTexts & NothingListedTexts & FoldTexts & { region: string };
  };
  Row: ComponentType<RowProps>;
  onClearFilters: () => void;
}

interface OverviewListProps<State, T extends Item, F extends object, S, A extends string> extends ListedProps<
  State,
  T,
  F,
  S,
  A
> {
  /** Between the bar and the rows. */
  above?: ReactNode;
  /** What to do with the selected rows. */
  children: ReactNode;
}

/** The middle pane: what the list is, how much of it, and its rows with the states that they can be in. */
export function OverviewList<State, T extends Item, F extends object, S, A extends string>({
  above,
  children,
  ...listed
}: OverviewListProps<State, T, F, S, A>) {
  const dispatch = useDispatch();
  const { list, texts } = listed;
  return (
    <ListPane label={texts.list.region}>
      <LineBoundary>
        <Bar list={list} texts={texts} />
      </LineBoundary>
      {above}
      <Boundary onRetry={() => dispatch(list.actions.listRetried())}>
        <Rows {...listed} />
      </Boundary>
      <LineBoundary>{children}</LineBoundary>
    </ListPane>
  );
}

function Bar<State, T extends Item, F extends object, S, A extends string>({
  list,
  texts,
}: Pick<ListedProps<State, T, F, S, A>, 'list' | 'texts'>) {
  const { actions } = list;
  const dispatch = useDispatch();
  const { id } = useParams();
  const view = useSelector((state: State) => listView(list.select(state)), shallowEqual);
  const selected = useSelector((state: State) => list.selectSelectedIds(state).length);
  const failed = useSelector((state: State) => list.select(state).error !== null);
  const stale = useStaleness(
    useSelector((state: State) => list.select(state).updatedAt),
    failed,
  );
  const filters = useSelector(list.selectFilters);
  const folds = usePanesMode() !== 'desktop';
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
      {folds && <FoldFilters texts={texts.list} active={list.activeCount(filters)} />}
    </ListBar>
  );
}

function Rows<State, T extends Item, F extends object, S, A extends string>({
  list,
  texts,
  Row,
  onClearFilters,
}: ListedProps<State, T, F, S, A>) {
  const { name, actions, pageSize } = list;
  const dispatch = useDispatch();
  const view = useSelector((state: State) => listView(list.select(state)), shallowEqual);
  const filters = useSelector(list.selectFilters);
  const { search } = useLocation();
  const { id: current } = useParams();
  const open = useOpenLink();
  const renderRow = useCallback(
    (id: string) => (
      <ListedRow list={list} Row={Row} id={id} search={search} current={id === current} onOpen={open} />
    ),
    [list, Row, search, current, open],
  );
  return (
    <ListBody
      view={view}
      texts={texts.list}
      scrollKey={name}
      skeletonRows={pageSize}
      renderRow={renderRow}
      empty={
        <NothingListed
          texts={texts.list}
          filtered={list.hasFilters(filters)}
          onClearFilters={onClearFilters}
        />
      }
      onHold={(held) => dispatch(actions.listHeld(held))}
      onShowWaiting={() => dispatch(actions.waitingShown())}
      onMore={() => dispatch(actions.moreRequested())}
      onRetry={() => dispatch(actions.listRetried())}
    />
  );
}

interface ListedRowProps<State, T extends Item, F extends object, S, A extends string> extends RowProps {
  list: LiveList<State, T, F, S, A>;
  Row: ComponentType<RowProps>;
}

function RowInBoundary<State, T extends Item, F extends object, S, A extends string>({
  list,
  Row,
  ...row
}: ListedRowProps<State, T, F, S, A>) {
  const dispatch = useDispatch();
  const record = useSelector((state: State) => list.selectById(state, row.id));
  return (
    <LineBoundary resetKey={record} onRetry={() => dispatch(list.actions.listRetried())}>
      <Row {...row} />
    </LineBoundary>
  );
}

/**
 * A row that cannot be shown keeps its place in the list, until its record changes. Opening another record draws two rows
 * again, not all.
 */
const ListedRow = memo(RowInBoundary) as typeof RowInBoundary;
