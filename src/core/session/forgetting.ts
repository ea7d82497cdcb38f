import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { sessionForgotten } from './sessionSlice';

/** Signing out leaves nothing of a person in the store, nor in a page that the back button brings back (T21). */
export const forgetting =
  <S, P>(reducer: Reducer<S, UnknownAction, P>): Reducer<S, UnknownAction, P> =>
  (state, action) =>
    reducer(sessionForgotten.match(action) ? undefined : state, action);
