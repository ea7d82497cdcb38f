import { put, select } from 'typed-redux-saga';
import type { Dialog } from './dialog';
import { dialogClosed, selectOpenDialogs } from './dialogsSlice';

/** The dialogs in which it was asked have done their work. */
export function* closeDialogs(isDone: (dialog: Dialog) => boolean) {
  for (const { id, dialog } of yield* select(selectOpenDialogs)) {
    if (isDone(dialog)) yield* put(dialogClosed(id));
  }
}
