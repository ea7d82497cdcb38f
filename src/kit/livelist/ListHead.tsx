import type { ReactNode } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { useStaleness } from '@/hubs/useStaleness';
import { ListBar, type ListBarTexts } from '@/ui/list/ListPane';
import type { LiveList } from './defineList';
import { listView } from './listSelectors';
import type { Item } from './records';

export interface ListHeadTexts {
  title: string;
  list: ListBarTexts;
}

interface ListHeadProps<State, T extends Item, F extends object, S, A extends string> {
  list: LiveList<State, T, F, S, A>;
  texts: ListHeadTexts;
  /** The switch to other views of the same records. */
  views: ReactNode;
  /** The search field. */
  children: ReactNode;
}

/** The head of a list: its title, its number of rows, and its filters. */
export function ListHead<State, T extends Item, F extends object, S, A extends string>({
  list,
  texts,
  views,
  children,
}: ListHeadProps<State, T, F, S, A>) {
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
      views={views}
      onShowWaiting={() => dispatch(actions.waitingShown())}
    >
      {children}
    </ListBar>
  );
}
