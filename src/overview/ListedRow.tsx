import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Item } from '@/core/windowedList/windowKind';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import type { OverviewArea } from './overviewArea';

interface ListedRowProps<State, T extends Item, F, S> {
  of: OverviewArea<State, T, F, S>;
  id: string;
  children: ReactNode;
}

/** A row that cannot be shown keeps its place in the list, until its record changes. */
export function ListedRow<State, T extends Item, F, S>({ of, id, children }: ListedRowProps<State, T, F, S>) {
  const dispatch = useDispatch();
  const record = useSelector((state: State) => of.select(state).list.entities[id]);
  return (
    <LineBoundary resetKey={record} onRetry={() => dispatch(of.actions.listRetried())}>
      {children}
    </LineBoundary>
  );
}
