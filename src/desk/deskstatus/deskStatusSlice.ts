import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskStatus } from './deskStatus';

/** The status as the area that knows phone and chat reports it. */
export interface ToldStatus {
  /** Null while the phone is occupied. */
  current: DeskStatus | null;
  choices: readonly { status: DeskStatus; isPossible: boolean }[];
  /** The reason why some choices are impossible. */
  whyNot: string | null;
  isOccupied: boolean;
}

interface DeskStatusState {
  /** Null for a user who does not have both phone and chat. */
  told: ToldStatus | null;
  /** The last known status, kept while the phone is occupied. */
  before: DeskStatus | null;
  /** Chosen, but not reached yet. */
  next: DeskStatus | null;
}

const initialState: DeskStatusState = { told: null, before: null, next: null };

export const deskStatusSlice = createSlice({
  name: 'deskStatus',
  initialState,
  reducers: {
    statusTold: (state, { payload: told }: PayloadAction<ToldStatus | null>) => ({
      ...state,
      told,
      before: told === null ? null : (told.current ?? state.before),
      next: told === null ? null : state.next,
    }),
    statusChosen: (state, { payload: next }: PayloadAction<DeskStatus>) => ({ ...state, next }),
    /** The chosen status is reached, or cannot be. */
    statusSettled: (state) => ({ ...state, next: null }),
    /** Cancels the status that was chosen for later. */
    statusKept: (state) => ({ ...state, next: null }),
  },
});

export const { statusTold, statusChosen, statusSettled, statusKept } = deskStatusSlice.actions;

export const selectDeskStatus = ({ deskStatus = initialState }: { deskStatus?: DeskStatusState }) =>
  deskStatus;
