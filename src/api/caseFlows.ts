import * as v from 'valibot';
import { StepTask } from '@/domain/taskOutcome';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';

export const caseFlowUrls = {
  task: '/api/v1/caseflow/gettask/:id',
  finishTask: '/api/v1/caseflow/finishtask/:id',
} as const;

/** `id` is the step task's or its task's in the inbox. */
export const getStepTask = (id: string): Promise<StepTask> =>
  http.get(fillPath(caseFlowUrls.task, { id }), StepTask);

export const finishStepTask = (id: string, outcomeId: string | null) =>
  http.put(fillPath(caseFlowUrls.finishTask, { id }), { outcomeId }, v.unknown());
