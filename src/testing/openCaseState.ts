import { aCaseFlow, aPickedUpStep, aStep, aStepTask, db } from '@mocks/db';
import { stats } from '@mocks/backend/testServer';
import { caseFlowOpened } from '@/work/caseflows/caseFlowsActions';
import { selectLinkedTask } from '@/work/caseflows/case/steps/linkedTasksSlice';
import { selectOpenCaseFlow, selectOpenCaseFlowLoad } from '@/work/caseflows/case/openCaseFlow';
import { selectSubmission, submissionKey } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import { startCaseFlows } from './caseFlowsStore';

interface OpenedCase {
  first?: Parameters<typeof aStep>[0];
  changes?: Parameters<typeof aCaseFlow>[0];
  task?: Parameters<typeof aStepTask>[2] | null;
}

/** Bram's open case of two steps; the first step has one task. */
export async function openCaseState({ first = {}, changes = {}, task = {} }: OpenedCase = {}) {
  const step = first.pickedUpOn === undefined ? aStep(first) : aPickedUpStep(first);
  const caseFlow = db.caseFlows.add(
    aCaseFlow({ steps: [step, aStep({ title: 'Nazorg', status: StepStatus.NotStarted })], ...changes }),
  );
  const stepTask = task && db.stepTasks.add(aStepTask(caseFlow, step, task));
  const app = await startCaseFlows('bram');
  app.dispatch(caseFlowOpened(caseFlow.id));
  await vi.waitFor(() => expect(selectOpenCaseFlowLoad(app.getState())).toBe('loaded'));
  stats.reset();
  const toasts = () => selectToasts(app.getState()).map(({ text }) => text);
  return {
    ...app,
    caseFlow,
    step,
    stepTask,
    ids: { caseFlowId: caseFlow.id, stepId: step.id },
    toasts,
    said: (text: string) => vi.waitFor(() => expect(toasts()).toContain(text)),
    /** The task in the inbox that belongs to the step task, once it is known. */
    linked: () => (stepTask ? selectLinkedTask(app.getState(), stepTask.id) : undefined),
    shown: () => selectOpenCaseFlow(app.getState()),
    submission: (subject: string, id: string) => selectSubmission(app.getState(), submissionKey(subject, id)),
  };
}
