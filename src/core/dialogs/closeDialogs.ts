import { put, select } from 'typed-redux-saga';
import type { Dialog } from './dialog';
import { dialogClosed, selectOpenDialogs } from './dialogsSlice';

/** Closes the open dialogs for which `isDone` returns true. */
export function* closeDialogs(isDone: (dialog: Dialog) => boolean) {
  for (const { id, dialog } of yield* select(selectOpenDialogs)) {
    if (isDone(dialog)) yield* put(dialogClosed(id));
  }
}
