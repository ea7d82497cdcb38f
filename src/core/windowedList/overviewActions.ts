import { createAction } from '@reduxjs/toolkit';
import type { Page } from '@/domain/page';
import type { Snapshot } from './windowAnswers';
import type { Item, Question } from './windowKind';
import type { Visit } from './windowState';

export interface SavedView<F, S> extends Question<F, S> {
  name: string;
}

export interface BulkResult {
  id: string;
  subject: string;
  outcome: 'done' | 'failed' | 'skipped';
  message: string | null;
}

interface Failure {
  epoch: number;
  error: string;
}

/** What happens in an overview: its list, the selection in it, work on several at once, saved views. */
export const overviewActions = <T extends Item, F, S>(area: string) => ({
  overviewEntered: createAction<Visit<F, S>>(`${area}/overviewEntered`),
  filtersChanged: createAction<Visit<F, S>>(`${area}/filtersChanged`),
  listAnswered: createAction<{ epoch: number; snapshot: Snapshot<T> }>(`${area}/listAnswered`),
  listFailed: createAction<Failure>(`${area}/listFailed`),
  listRetried: createAction(`${area}/listRetried`),
  listHeld: createAction<boolean>(`${area}/listHeld`),
  waitingShown: createAction(`${area}/waitingShown`),
  moreRequested: createAction(`${area}/moreRequested`),
  moreFailed: createAction<Failure>(`${area}/moreFailed`),
  pageAnswered: createAction<{ epoch: number; page: Page<T>; now: number }>(`${area}/pageAnswered`),
  selectionToggled: createAction<string>(`${area}/selectionToggled`),
  selectionSet: createAction<readonly string[]>(`${area}/selectionSet`),
  selectionCleared: createAction(`${area}/selectionCleared`),
  bulkProgressed: createAction<BulkResult>(`${area}/bulkProgressed`),
  bulkStopped: createAction(`${area}/bulkStopped`),
  bulkFinished: createAction(`${area}/bulkFinished`),
  bulkDismissed: createAction(`${area}/bulkDismissed`),
  viewsRead: createAction<readonly SavedView<F, S>[]>(`${area}/viewsRead`),
  viewSaved: createAction<SavedView<F, S>>(`${area}/viewSaved`),
  viewRemoved: createAction<string>(`${area}/viewRemoved`),
});

export type OverviewActions<T extends Item, F, S> = ReturnType<typeof overviewActions<T, F, S>>;
