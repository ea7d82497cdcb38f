import { type ComponentType, memo, type MouseEvent, type ReactNode, useCallback } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useLocation, useParams } from 'react-router';
import { useOpenLink } from '@/core/hooks/useOpenLink';
import { Boundary } from '@/ui/feedback/Boundary';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { ListBody, type ListTexts } from '@/ui/list/ListBody';
import { NothingListed, type NothingListedTexts } from '@/ui/list/NothingListed';
import type { LiveList } from './defineList';
import { listView } from './listSelectors';
import type { Item } from './records';

export interface RowProps {
  id: string;
  /** The query part of the list's address, kept when a record is opened. */
  search: string;
  /** The record is open beside the list. */
  current: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

interface ListedProps<State, T extends Item, F extends object, S, A extends string> {
  list: LiveList<State, T, F, S, A>;
  texts: { list: ListTexts & NothingListedTexts };
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
  /** The bar of selected rows: before the rows in the tab order, but shown below them. */
  children: ReactNode;
}

/** The rows of a list, or its loading, failed or empty state. */
export function OverviewList<State, T extends Item, F extends object, S, A extends string>({
  children,
  ...listed
}: OverviewListProps<State, T, F, S, A>) {
  const dispatch = useDispatch();
  return (
    <>
      <LineBoundary>{children}</LineBoundary>
      <Boundary onRetry={() => dispatch(listed.list.actions.listRetried())}>
        <Rows {...listed} />
      </Boundary>
    </>
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
 * A row that cannot be rendered keeps its place in the list until its record changes. Opening another record renders
 * two rows again, not all.
 */
const ListedRow = memo(RowInBoundary) as typeof RowInBoundary;
