import { screen, waitFor } from '@testing-library/react';
import { aCaseFlow, aStep, aStepTask, db } from '@mocks/db';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import type { Permission } from '@/domain/session/permission';
import { selectConnection } from '@/hubs/connectionSlice';
import { renderApp } from './renderApp';

export const caseAddress = (id: string, tab = 'stappen') =>
  `/dashboard/zaken/overzicht/${id}${tab && `/${tab}`}`;

interface OpenedCase {
  first?: ReturnType<typeof aStep>;
  changes?: Parameters<typeof aCaseFlow>[0];
  /** The tasks of the first step. */
  tasks?: Parameters<typeof aStepTask>[2][];
  permissions?: readonly Permission[];
}

/** Bram's case of two steps, opened in the whole program, with its hub connected. */
export async function openCase({ first = aStep(), changes = {}, tasks = [], permissions }: OpenedCase = {}) {
  const steps = [first, aStep({ title: 'Nazorg', status: StepStatus.NotStarted })];
  const caseFlow = db.caseFlows.add(aCaseFlow({ steps, ...changes }));
  const stepTasks = tasks.map((task) => db.stepTasks.add(aStepTask(caseFlow, first, task)));
  const app = renderApp(caseAddress(caseFlow.id), { user: 'bram', ...(permissions && { permissions }) });
  await screen.findByRole('heading', { level: 1, name: caseFlow.title });
  await waitFor(() => expect(selectConnection(app.store.getState()).status).toBe('connected'));
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  return { ...app, caseFlow, first, stepTasks, toasts };
}
