import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import type { ListName } from '@/api/lists/lists';
import { useDrop } from '@/ui/rows/DragHandle';
import { movedTo } from './inOrder';
import { orderAsked } from './listsSlice';

export const LIST_DRAG = 'application/x-list-record';

interface RowDrop {
  row: RefObject<HTMLLIElement | null>;
  list: ListName;
  place: number;
  ids: readonly string[] | null;
}

/** Moves the dropped record to the place of this row. */
export function useRowDrop({ row, list, place, ids }: RowDrop) {
  const dispatch = useDispatch();
  const { dropProps, isDropTarget } = useDrop({
    ref: row,
    isDisabled: ids === null,
    getDropOperation: (types) => (types.has(LIST_DRAG) ? 'move' : 'cancel'),
    onDrop: ({ items }) => {
      const [item] = items;
      if (item?.kind !== 'text') return;
      void item.getText(LIST_DRAG).then((id) => {
        if (ids?.includes(id)) dispatch(orderAsked({ list, ids: movedTo(ids, id, place) }));
      });
    },
  });
  return { dropProps: ids === null ? {} : dropProps, isDropTarget };
}
