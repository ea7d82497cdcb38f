import { nanoid } from '@reduxjs/toolkit';
import { put, take } from 'typed-redux-saga';
import type { DialogAnswers, DialogKind, DialogOf } from './dialog';
import { dialogAnswered, dialogClosed, dialogOpened } from './dialogsSlice';

type Ending = ReturnType<typeof dialogAnswered> | ReturnType<typeof dialogClosed>;

/** Opens a dialog and waits for its answer; null when it was cancelled or closed. */
export function* ask<K extends DialogKind>(dialog: DialogOf<K>) {
  const id = nanoid();
  yield* put(dialogOpened({ id, dialog }));
  while (true) {
    const ending = yield* take<Ending>([dialogAnswered.type, dialogClosed.type]);
    if (dialogClosed.match(ending)) {
      if (ending.payload === id) return null;
    } else if (ending.payload.id === id) {
      return ending.payload.answer as DialogAnswers[K] | null;
    }
  }
}
