import { useDispatch } from 'react-redux';
import type { ListName } from '@/api/lists/lists';
import { speak } from '@/ui/feedback/speak';
import { IconButton } from '@/ui/buttons/IconButton';
import { ArrowDownIcon, ArrowUpIcon } from '@/ui/icons';
import { Localised } from '@/ui/layout/Localised';
import { DragHandle, useDrag } from '@/ui/rows/DragHandle';
import { movedTo } from './inOrder';
import { orderAsked } from './listsSlice';
import { listTexts as texts } from './listTexts';
import { LIST_DRAG } from './useRowDrop';

interface MoveToolsProps {
  list: ListName;
  id: string;
  name: string;
  place: number;
  ids: readonly string[];
}

/** Moves a record one place up or down, or to where its handle is dragged by pointer or keyboard. */
export function MoveTools({ list, id, name, place, ids }: MoveToolsProps) {
  const dispatch = useDispatch();
  const move = (next: number) => {
    dispatch(orderAsked({ list, ids: movedTo(ids, id, next) }));
    speak(texts.moved(name, next + 1, ids.length));
  };
  return (
    <>
      <Localised>
        <Handle id={id} name={name} />
      </Localised>
      <IconButton
        size="s"
        icon={ArrowUpIcon}
        label={texts.up(name)}
        disabledReason={place === 0 ? texts.isFirst : null}
        onClick={() => move(place - 1)}
      />
      <IconButton
        size="s"
        icon={ArrowDownIcon}
        label={texts.down(name)}
        disabledReason={place === ids.length - 1 ? texts.isLast : null}
        onClick={() => move(place + 1)}
      />
    </>
  );
}

function Handle({ id, name }: { id: string; name: string }) {
  const { dragProps, dragButtonProps } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [LIST_DRAG]: id, 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
  });
  return (
    <span {...dragProps}>
      <DragHandle label={texts.drag(name)} buttonProps={dragButtonProps} />
    </span>
  );
}
