import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { submissionKey } from '@/core/submissions/submissionsSlice';
import { toggled } from '@/lib/values';

interface TimelineState {
  /** The ids are kept here, so that the cases are still unfolded when the user comes back. */
  unfolded: string[];
}

const initialState: TimelineState = { unfolded: [] };

export const timelineSlice = createSlice({
  name: 'timeline',
  initialState,
  reducers: {
    caseToggled: ({ unfolded }, { payload }: PayloadAction<string>) => ({
      unfolded: toggled(unfolded, payload),
    }),
  },
});

export const { caseToggled } = timelineSlice.actions;
/** The state is absent until the work of the area runs. */
export type WithTimeline = Partial<WithSlice<typeof timelineSlice>>;

export const selectIsUnfolded = ({ timeline = initialState }: WithTimeline, caseId: string): boolean =>
  timeline.unfolded.includes(caseId);

/** A case or a contact moment to delete or restore. */
export interface Removal {
  subject: 'case' | 'activity';
  act: 'delete' | 'restore';
  id: string;
  /** The case that the contact moment belongs to, or the case itself. */
  caseId: string;
  /** The name of the record, for the dialog. */
  title: string;
}

/** Deleting and restoring have separate keys, because one may follow the other at once. */
export const removalKey = ({ act, id }: Pick<Removal, 'act' | 'id'>): string =>
  submissionKey('timeline/removal', `${act}:${id}`);

export const removalRequested = createAction<Removal>('timeline/removalRequested');
export const exportRequested = createAction<string>('timeline/exportRequested');

export const exportKey = (personId: string): string => submissionKey('timeline/export', personId);
