import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskStatus } from './deskStatus';

/** The status of phone and chat together, as `desk/chat` reports it. */
export interface ReportedStatus {
  /** Null while the phone is occupied. */
  current: DeskStatus | null;
  choices: readonly { status: DeskStatus; isPossible: boolean }[];
  /** The reason why some choices are impossible. */
  whyNot: string | null;
  isOccupied: boolean;
}

interface DeskStatusState {
  /** Null for a user who does not have both phone and chat. */
  reported: ReportedStatus | null;
  /** The last known status, kept while the phone is occupied. */
  before: DeskStatus | null;
  /** The chosen status until it is reached. */
  next: DeskStatus | null;
}

const initialState: DeskStatusState = { reported: null, before: null, next: null };

export const deskStatusSlice = createSlice({
  name: 'deskStatus',
  initialState,
  reducers: {
    statusReported: (state, { payload: reported }: PayloadAction<ReportedStatus | null>) => ({
      ...state,
      reported,
      before: reported === null ? null : (reported.current ?? state.before),
      next: reported === null ? null : state.next,
    }),
    statusChosen: (state, { payload: next }: PayloadAction<DeskStatus>) => ({ ...state, next }),
    /** The chosen status is reached, or cannot be reached. */
    statusSettled: (state) => ({ ...state, next: null }),
    /** Cancels the status that was chosen for later. */
    statusKept: (state) => ({ ...state, next: null }),
  },
});

export const { statusReported, statusChosen, statusSettled, statusKept } = deskStatusSlice.actions;

export const selectDeskStatus = ({ deskStatus = initialState }: { deskStatus?: DeskStatusState }) =>
  deskStatus;
