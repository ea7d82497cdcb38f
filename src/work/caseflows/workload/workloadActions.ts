import { createAction } from '@reduxjs/toolkit';
import type { WorkloadQuestion } from './workloadQuestion';
import type { Answer, OwnerAnswer } from './workloadAnswers';

/** The user opens the workload or changes its question. */
export const workloadAsked = createAction<WorkloadQuestion>('caseFlows/workload/asked');
export const workloadLeft = createAction('caseFlows/workload/left');
export const workloadRetried = createAction('caseFlows/workload/retried');
/** Fetches again what is on the screen, without clearing it. */
export const workloadDoubted = createAction('caseFlows/workload/doubted');
export const moreOfOwnerRequested = createAction<string>('caseFlows/workload/moreRequested');
/** The id of the case whose card is being dragged; null when the drag ends. */
export const caseFlowDragged = createAction<string | null>('caseFlows/workload/dragged');

/* Answers of the server; an answer to an earlier question is dropped. */
export const workloadAnswered = createAction<{ epoch: number; answer: Answer; now: number }>(
  'caseFlows/workload/answered',
);
export const workloadFailed = createAction<{ epoch: number }>('caseFlows/workload/failed');
export const ownerPageAnswered = createAction<{
  epoch: number;
  key: string;
  answer: OwnerAnswer;
  now: number;
}>('caseFlows/workload/pageAnswered');
export const ownerPageFailed = createAction<{ epoch: number; key: string }>('caseFlows/workload/pageFailed');
