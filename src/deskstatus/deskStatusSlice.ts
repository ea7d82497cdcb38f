import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskStatus } from './deskStatus';

/** As whoever knows phone and chat tells it. */
export interface ToldStatus {
  /** Null while the phone is taken. */
  current: DeskStatus | null;
  choices: readonly { status: DeskStatus; isPossible: boolean }[];
  /** Why not all of them are possible. */
  whyNot: string | null;
  isOccupied: boolean;
}

interface DeskStatusState {
  /** Null for who has not both, phone and chat. */
  told: ToldStatus | null;
  /** What it was, while the phone is taken. */
  before: DeskStatus | null;
  /** Chosen, and not reached yet. */
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
    /** It is so, or cannot be. */
    statusSettled: (state) => ({ ...state, next: null }),
    /** What was chosen for later is no longer wanted. */
    statusKept: (state) => ({ ...state, next: null }),
  },
});

export const { statusTold, statusChosen, statusSettled, statusKept } = deskStatusSlice.actions;

export const selectDeskStatus = ({ deskStatus = initialState }: { deskStatus?: DeskStatusState }) =>
  deskStatus;
