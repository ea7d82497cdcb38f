import { createAction } from '@reduxjs/toolkit';
import type { Page } from '@/domain/decode/page';
import type { BulkResult, SavedView, Snapshot, Visit } from './listState';

interface Failure {
  epoch: number;
  error: string;
}

/** The events of a list: its rows, their selection, work on several of them, saved views. */
export const listActions = <T, F, S>(name: string) => ({
  overviewEntered: createAction<Visit<F, S>>(`${name}/overviewEntered`),
  filtersChanged: createAction<Visit<F, S>>(`${name}/filtersChanged`),
  listAnswered: createAction<{ epoch: number; snapshot: Snapshot<T> }>(`${name}/listAnswered`),
  listFailed: createAction<Failure>(`${name}/listFailed`),
  listRetried: createAction(`${name}/listRetried`),
  listHeld: createAction<boolean>(`${name}/listHeld`),
  waitingShown: createAction(`${name}/waitingShown`),
  moreRequested: createAction(`${name}/moreRequested`),
  moreFailed: createAction<Failure>(`${name}/moreFailed`),
  pageAnswered: createAction<{ epoch: number; page: Page<T>; now: number }>(`${name}/pageAnswered`),
  selectionToggled: createAction<string>(`${name}/selectionToggled`),
  selectionSet: createAction<readonly string[]>(`${name}/selectionSet`),
  selectionCleared: createAction(`${name}/selectionCleared`),
  bulkProgressed: createAction<BulkResult>(`${name}/bulkProgressed`),
  bulkStopped: createAction(`${name}/bulkStopped`),
  bulkFinished: createAction(`${name}/bulkFinished`),
  bulkDismissed: createAction(`${name}/bulkDismissed`),
  viewsRead: createAction<readonly SavedView<F, S>[]>(`${name}/viewsRead`),
  viewSaved: createAction<SavedView<F, S>>(`${name}/viewSaved`),
  viewRemoved: createAction<string>(`${name}/viewRemoved`),
});

export type ListActions<T, F, S> = ReturnType<typeof listActions<T, F, S>>;
