import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Dialog, DialogAnswers, DialogKind } from './dialog';

export interface OpenDialog {
  id: string;
  dialog: Dialog;
}

export interface DialogAnswer {
  id: string;
  answer: DialogAnswers[DialogKind] | null;
}

interface DialogsState {
  /** The last one is on top. */
  open: OpenDialog[];
}

const initialState: DialogsState = { open: [] };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: {
      prepare: ({ id = nanoid(), dialog }: { id?: string; dialog: Dialog }) => ({ payload: { id, dialog } }),
      reducer: (state, { payload }: PayloadAction<OpenDialog>) => {
        state.open = [...state.open.filter(({ id }) => id !== payload.id), payload];
      },
    },
    /** Closes without an answer, as after success. Whoever asked hears null. */
    dialogClosed: (state, { payload }: PayloadAction<string>) => {
      state.open = state.open.filter(({ id }) => id !== payload);
    },
    dialogAnswered: (state, { payload }: PayloadAction<DialogAnswer>) => {
      state.open = state.open.filter(({ id }) => id !== payload.id);
    },
    dialogsClosedOfKind: (state, { payload }: PayloadAction<DialogKind>) => {
      state.open = state.open.filter(({ dialog }) => dialog.kind !== payload);
    },
  },
});

export const { dialogOpened, dialogClosed, dialogAnswered, dialogsClosedOfKind } = dialogsSlice.actions;
export type WithDialogs = WithSlice<typeof dialogsSlice>;

export const selectOpenDialogs = (state: WithDialogs): readonly OpenDialog[] => state.dialogs.open;
