import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Relation } from '@/domain/people/relation';

interface NewRelationState {
  lookup: 'idle' | 'asking' | 'unknown' | 'failed';
  found: Relation | null;
  /** The person whose card is to be opened from a form: the known owner of the number, or the new relation. */
  known: { formId: string; personId: string | null } | null;
}

const initialState: NewRelationState = { lookup: 'idle', found: null, known: null };

interface Creation {
  formId: string;
  relation: Relation;
}

export interface LookUp {
  formId: string;
  number: string;
}

/** Drops the running lookup, because the dialog was opened or closed, or shows another number. */
export const lookUpDropped = createAction('search/newRelation/lookUpDropped');
export const lookUpRequested = createAction<LookUp>('search/newRelation/lookUpRequested');
export const createRequested = createAction<Creation>('search/newRelation/createRequested');

export const newRelationSlice = createSlice({
  name: 'search/newRelation',
  reducerPath: 'newRelation',
  initialState,
  reducers: {
    lookUpEnded: (_, { payload }: PayloadAction<'unknown' | 'failed'>): NewRelationState => ({
      ...initialState,
      lookup: payload,
    }),
    relationFound: (_, { payload }: PayloadAction<Relation>): NewRelationState => ({
      ...initialState,
      found: payload,
    }),
    personKnown: (
      _,
      { payload }: PayloadAction<NonNullable<NewRelationState['known']>>,
    ): NewRelationState => ({
      ...initialState,
      known: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(lookUpDropped, () => initialState)
      .addCase(lookUpRequested, (): NewRelationState => ({ ...initialState, lookup: 'asking' })),
});

export const { lookUpEnded, relationFound, personKnown } = newRelationSlice.actions;
export type WithNewRelation = WithSlice<typeof newRelationSlice>;

export const selectNewRelation = (state: WithNewRelation): NewRelationState => state.newRelation;

/**
 * Returns the person whose card is to be opened from this form; null while there is none. The `personId` of a person
 * without a card is null.
 */
export const selectKnown = ({ newRelation: { known } }: WithNewRelation, formId: string) =>
  known?.formId === formId ? known : null;
