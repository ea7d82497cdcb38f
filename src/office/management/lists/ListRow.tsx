import clsx from 'clsx';
import { useRef, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { callsOf, type ListRecord, type ListName } from '@/api/lists/lists';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { IconButton } from '@/ui/buttons/IconButton';
import { PencilIcon, TrashIcon, UndoIcon } from '@/ui/icons';
import type { ListDefinition } from './definitions';
import { detailsOf, nameOf } from './listForm';
import { removalAsked, removalUndone, selectIsGoing, type WithLists } from './listsSlice';
import { listTexts as texts } from './listTexts';
import styles from '../Management.module.css';
import { MoveTools } from './MoveTools';
import { useRowDrop } from './useRowDrop';
import { speak } from '@/ui/feedback/speak';
import { Button } from '@/ui/buttons/Button';

interface ListRowProps {
  definition: ListDefinition;
  record: ListRecord;
  place: number;
  /** The ids of all records in their order; null if the list has no order of its own. */
  ids: readonly string[] | null;
}

export function ListRow({ definition, record, place, ids }: ListRowProps) {
  const { list, fields } = definition;
  const { id } = record;
  const row = useRef<HTMLLIElement>(null);
  const isGoing = useSelector((state: WithLists) => selectIsGoing(state, { list, id }));
  const { dropProps, isDropTarget } = useRowDrop({ row, list, place, ids });
  const name = nameOf(record);
  return (
    <li ref={row} className={clsx(styles.row, isDropTarget && styles.isTarget)} {...dropProps}>
      {isGoing ? (
        <Going list={list} id={id} name={name} />
      ) : (
        <>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.details}>
              {detailsOf(fields, record).map((detail, index) => (
                <span key={index}>{detail}</span>
              ))}
            </span>
          </span>
          <span className={styles.tools}>
            {ids !== null && <MoveTools list={list} id={id} name={name} place={place} ids={ids} />}
            <ChangeTools definition={definition} id={id} name={name} />
          </span>
        </>
      )}
    </li>
  );
}

interface ChangeToolsProps {
  definition: ListDefinition;
  id: string;
  name: string;
}

function ChangeTools({ definition: { list }, id, name }: ChangeToolsProps) {
  const dispatch = useDispatch();
  return (
    <>
      <IconButton
        size="s"
        icon={PencilIcon}
        label={texts.changeOf(name)}
        onClick={() => dispatch(dialogOpened({ dialog: { kind: 'listRecord', list, id } }))}
      />
      {callsOf(list).remove !== null && (
        <IconButton
          size="s"
          icon={TrashIcon}
          label={texts.removeOf(name)}
          onClick={() => dispatch(removalAsked({ list, id, name }))}
        />
      )}
    </>
  );
}

interface GoingProps {
  list: ListName;
  id: string;
  name: string;
}

/** A record that will be deleted in a few seconds, with a button that keeps it. */
function Going({ list, id, name }: GoingProps) {
  const dispatch = useDispatch();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    speak(texts.removing(name));
    undo.current?.focus();
  }, [name]);
  const keep = () => {
    dispatch(removalUndone({ list, id }));
    speak(texts.undone(name));
  };
  return (
    <>
      <span className={styles.removing}>{texts.removing(name)}</span>
      <Button ref={undo} size="s" icon={UndoIcon} aria-label={texts.undoOf(name)} onClick={keep}>
        {texts.undo}
      </Button>
    </>
  );
}
