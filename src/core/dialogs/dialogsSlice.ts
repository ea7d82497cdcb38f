import { createSlice, nanoid, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Dialog, DialogKind } from './dialog';

export interface OpenDialog {
  id: string;
  dialog: Dialog;
}

interface DialogsState {
  /** The open dialogs; the last one is on top. */
  open: OpenDialog[];
}

const initialState: DialogsState = { open: [] };

export const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: {
      prepare: ({ id = nanoid(), dialog }: { id?: string; dialog: Dialog }) => ({ payload: { id, dialog } }),
      reducer: ({ open }, { payload }: PayloadAction<OpenDialog>) => ({
        open: [...open.filter(({ id }) => id !== payload.id), payload],
      }),
    },
    dialogClosed: ({ open }, { payload }: PayloadAction<string>) => ({
      open: open.filter(({ id }) => id !== payload),
    }),
    dialogsClosedOfKind: ({ open }, { payload }: PayloadAction<DialogKind>) => ({
      open: open.filter(({ dialog }) => dialog.kind !== payload),
    }),
  },
});

export const { dialogOpened, dialogClosed, dialogsClosedOfKind } = dialogsSlice.actions;
export type WithDialogs = WithSlice<typeof dialogsSlice>;

export const selectOpenDialogs = (state: WithDialogs): readonly OpenDialog[] => state.dialogs.open;
