import { createAction } from '@reduxjs/toolkit';
import type { WorkloadQuestion } from './workloadQuestion';
import type { Answer, OwnerAnswer } from './workloadAnswers';

/** Someone comes to the workload, or asks it something else. */
export const workloadAsked = createAction<WorkloadQuestion>('workload/asked');
export const workloadLeft = createAction('workload/left');
export const workloadRetried = createAction('workload/retried');
/** What is on the screen is to be fetched again, without clearing it. */
export const workloadDoubted = createAction('workload/doubted');
/** The next cases of one owner. */
export const moreOfOwnerRequested = createAction<string>('workload/moreRequested');
/** A card is taken up (its case), or let go of (null). */
export const caseFlowDragged = createAction<string | null>('workload/dragged');

/* What the server said; an answer to an earlier question is dropped. */
export const workloadAnswered = createAction<{ epoch: number; answer: Answer; now: number }>(
  'workload/answered',
);
export const workloadFailed = createAction<{ epoch: number }>('workload/failed');
export const ownerPageAnswered = createAction<{
  epoch: number;
  key: string;
  answer: OwnerAnswer;
  now: number;
}>('workload/pageAnswered');
export const ownerPageFailed = createAction<{ epoch: number; key: string }>('workload/pageFailed');
