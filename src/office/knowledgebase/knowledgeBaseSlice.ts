import { createAction, createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

interface KnowledgeBaseState {
  /** The ids of the questions that were opened last, newest first (002 §4.3). */
  recent: readonly string[];
}

const initialState: KnowledgeBaseState = { recent: [] };

/** Subject, words, target group and step are in the address instead, so that they can be sent to a colleague. */
export const knowledgeBaseSlice = createSlice({
  name: 'knowledgeBase',
  initialState,
  reducers: {
    recentFaqsKnown: (_, { payload: recent }: PayloadAction<readonly string[]>) => ({ recent }),
  },
});

export const { recentFaqsKnown } = knowledgeBaseSlice.actions;

/** A question was opened. */
export const faqRead = createAction<string>('knowledgeBase/faqRead');

type WithKnowledgeBase = WithSlice<typeof knowledgeBaseSlice>;

export const selectRecentFaqs = ({ knowledgeBase }: WithKnowledgeBase): readonly string[] =>
  knowledgeBase.recent;
