import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { ListName } from '@/api/lists/lists';
import { announce } from '@/ui/feedback/Announcer';
import { Button } from '@/ui/buttons/Button';
import { UndoIcon } from '@/ui/icons';
import { removalUndone } from './listsActions';
import { listTexts as texts } from './listTexts';
import styles from '../Management.module.css';

interface GoingProps {
  list: ListName;
  id: string;
  name: string;
}

/** A record that is about to be deleted: for a few seconds it can be kept, with one press. */
export function Going({ list, id, name }: GoingProps) {
  const dispatch = useDispatch();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    announce(texts.removing(name));
    undo.current?.focus();
  }, [name]);
  const keep = () => {
    dispatch(removalUndone({ list, id }));
    announce(texts.undone(name));
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
