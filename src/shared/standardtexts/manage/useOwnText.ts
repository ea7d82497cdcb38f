import { NEW_RECORD } from '@/core/drafts/draftsSlice';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { useDraft } from '@/core/drafts/useDraft';
import { useHere } from '@/core/hooks/useHere';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import { isRight, withText, wrongWith } from '../own/ownTextRules';
import { changeOwnTexts, useOwnTexts } from '../own/ownTexts';
import { standardTextsTexts as texts } from '../standardTextsTexts';

const { newTitle, changeTitle } = texts.form;

const Typed = v.object({ name: v.string(), text: v.string() });
type Typed = v.InferOutput<typeof Typed>;
const isTyped = (value: unknown): value is Typed => v.is(Typed, value);

/**
 * The form of an own text. If its text came from a field, the draft is cleared when the form is abandoned, because the
 * field still has the text.
 */
export function useOwnText(id: string | null, given: string, onClose: () => void) {
  const dispatch = useDispatch();
  const userId = useSelector(selectSignedInId);
  const own = useOwnTexts();
  const [initial] = useState(() => own.find((one) => one.id === id) ?? { name: '', text: given });
  const isFromField = id === null && given !== '';
  const draft = useDraft<Typed>('standard-text', id ?? (isFromField ? 'field' : NEW_RECORD), initial, {
    isValue: isTyped,
    label: { title: id === null ? newTitle : `${changeTitle}: ${initial.name}`, href: useHere() },
  });
  const [tried, setTried] = useState(false);
  const typed = { id, ...draft.value };
  const wrong = wrongWith(typed, own);

  return {
    typed,
    change: (values: Partial<Typed>) => draft.setValue({ ...draft.value, ...values }),
    takeOver: draft.takeOver,
    errors: tried ? wrong : { name: null, text: null },
    save: () => {
      setTried(true);
      if (!isRight(typed, wrong) || userId === null || draft.takeOver !== null) return;
      const name = typed.name.trim();
      const isKept = changeOwnTexts(userId, (now) => withText(now, { ...typed, id: id ?? nanoid() }));
      dispatch(
        toastShown(
          isKept
            ? { kind: 'success', text: texts.saved(name) }
            : { kind: 'warning', text: texts.errors.notKept },
        ),
      );
      draft.clear();
      onClose();
    },
    leave: () => {
      if (isFromField) draft.clear();
      onClose();
    },
  };
}
