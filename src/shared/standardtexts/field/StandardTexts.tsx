import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import type { Dialog } from '@/core/dialogs/dialog';
import { dialogOpened } from '@/core/dialogs/dialogsSlice';
import { CompletionList } from '@/ui/completion/CompletionList';
import { standardTextsTexts as texts } from '../standardTextsTexts';
import { fillIn, isUnknown, variablesIn, withVariables } from '../variables';
import type { About } from './about';
import { insertText } from './insertText';
import { type Place, wordAt } from './place';
import { MANAGE, SAVE, useChoices } from './useChoices';
import { useValues } from './useValues';

interface StandardTextsProps {
  field: HTMLTextAreaElement;
  place: Place;
  person: About | null;
  onClose: () => void;
}

/** Returns the selected text, otherwise all text except the word that opened the list. */
function typedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, start: number): string {
  const selected = value.slice(selectionStart, selectionEnd);
  return selected || (value.slice(0, start) + value.slice(selectionEnd)).trim();
}

/** The list of standard texts at a field; asks for unknown values before a text is inserted. */
export function StandardTexts({ field, place, person, onClose }: StandardTextsProps) {
  const dispatch = useDispatch();
  const open = (dialog: Dialog) => dispatch(dialogOpened({ dialog }));
  const { start } = place;
  const values = useValues(person);
  const [word, setWord] = useState(() => wordAt(field.value, place, field.selectionEnd));
  const { groups, count, note, textOf } = useChoices(word ?? '', values);

  const close = useEffectEvent(onClose);
  const isOver = word === null;
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
  const choose = (id: string) => {
    const place = { start, end: field.selectionEnd };
    const text = textOf(id);
    const typed = withVariables(typedIn(field, start), values);
    const isWhole = !variablesIn(text ?? '').some((name) => isUnknown(values, name));
    /* The list closes first, because other changes to the page would make the field lose its undo history. */
    flushSync(onClose);
    if (text !== null && isWhole) insertText(field, { ...place, text: fillIn(text, values) });
    else if (text !== null) open({ kind: 'standardTextFill', fieldId: field.id, ...place, text, person });
    else if (place.start < place.end) insertText(field, { ...place, text: '' });
    if (id === SAVE) open({ kind: 'standardText', id: null, text: typed });
    if (id === MANAGE) open({ kind: 'standardTexts' });
  };

  if (word === null) return null;
  return (
    <CompletionList
      field={field}
      label={texts.list}
      groups={groups}
      word={word}
      note={note}
      announced={texts.found(count)}
      onChoose={choose}
      onChange={() => setWord(wordAt(field.value, place, field.selectionEnd))}
      onClose={onClose}
    />
  );
}
