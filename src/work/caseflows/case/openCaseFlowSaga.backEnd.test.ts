import { aCaseFlow, aStep, aStepTask, db, nextId, toCaseFlow } from '@mocks/db';
import type { StepTaskRecord } from '@mocks/db/records';
import { faults, pushCaseFlow, pushHub, stats, users } from '@mocks/backend/testServer';
import { wokeUp } from '@/core/events';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { startCaseFlows } from '@/testing/caseFlowsStore';
import { caseFlowClosed, caseFlowOpened, caseFlowRetried } from '../caseFlowsActions';
import { selectOpenCaseFlow, selectOpenCaseFlowLoad, selectOpenCaseFlowRemoved } from './openCaseFlow';

const asked = (path: RegExp) => stats.seen.filter((seen) => path.test(seen.path));
const later = () => new Date(Date.now() + 60_000).toISOString();

async function open(changes: Parameters<typeof aCaseFlow>[0] = {}) {
  const caseFlow = db.caseFlows.add(aCaseFlow(changes));
  const app = await startCaseFlows('bram');
  const load = () => selectOpenCaseFlowLoad(app.getState());
  const shown = () => selectOpenCaseFlow(app.getState());
  app.dispatch(caseFlowOpened(caseFlow.id));
  await vi.waitFor(() => expect(load()).toBe('loaded'));
  stats.reset();
  return { ...app, caseFlow, load, shown };
}

describe('the open case', () => {
  it('comes with its steps for those who may see them', async () => {
    const { shown } = await open();
    expect(shown()?.steps.map(({ title }) => title)).toEqual(['Huisbezoek', 'Nazorg']);
  });

  it('comes without steps, by the plain call, for users who may not see them', async () => {
    const { permissions } = users.bram;
    Object.assign(users.bram, { permissions: ['viewTask', 'viewCaseFlow'] });
    try {
      const app = await startCaseFlows('bram');
      const { id } = db.caseFlows.add(aCaseFlow());
      app.dispatch(caseFlowOpened(id));
      await vi.waitFor(() => expect(selectOpenCaseFlowLoad(app.getState())).toBe('loaded'));
      expect(selectOpenCaseFlow(app.getState())?.steps).toEqual([]);
      expect(asked(/caseflow\/detailed/)).toEqual([]);
      pushCaseFlow('updated', { ...db.caseFlows.find(id)!, title: 'Nieuwe titel' });
      await vi.waitFor(() => expect(selectOpenCaseFlow(app.getState())?.title).toBe('Nieuwe titel'));
      expect(selectOpenCaseFlow(app.getState())?.steps).toEqual([]);
    } finally {
      Object.assign(users.bram, { permissions });
    }
  });

  it('is found by an address in capitals', async () => {
    const { id } = db.caseFlows.add(aCaseFlow());
    const app = await startCaseFlows('bram');
    app.dispatch(caseFlowOpened(id.toUpperCase()));
    await vi.waitFor(() => expect(selectOpenCaseFlow(app.getState())?.id).toBe(id));
    expect(selectOpenCaseFlowLoad(app.getState())).toBe('loaded');
  });

  it('is reported as missing when it does not exist', async () => {
    const app = await startCaseFlows('bram');
    app.dispatch(caseFlowOpened(nextId()));
    await vi.waitFor(() => expect(selectOpenCaseFlowLoad(app.getState())).toBe('notFound'));
  });

  it.each([
    ['its file', ({ umbrellaCaseId }: { umbrellaCaseId: string }) => umbrellaCaseId],
    ['one of its tasks', (_: unknown, { id }: { id: string }) => id],
    ['one of its tasks in the inbox', (_: unknown, { umbrellaTaskId }: StepTaskRecord) => umbrellaTaskId!],
  ])('is found by the id of %s (AMB-081)', async (_, idOf) => {
    const step = aStep();
    const caseFlow = db.caseFlows.add(aCaseFlow({ steps: [step] }));
    const task = db.stepTasks.add(aStepTask(caseFlow, step, { umbrellaTaskId: nextId() }));
    const app = await startCaseFlows('bram');
    app.dispatch(caseFlowOpened(idOf(caseFlow, task)));
    await vi.waitFor(() => expect(app.getState().caseFlows.open.meant).toBe(caseFlow.id));
    expect(selectOpenCaseFlowLoad(app.getState())).toBe('loading');
  });

  it('is not shown when the answer holds another case', async () => {
    const [{ id }, other] = [db.caseFlows.add(aCaseFlow()), db.caseFlows.add(aCaseFlow())];
    const body = JSON.stringify(toCaseFlow(other, { withSteps: true }));
    faults.add({ path: '/api/v1/caseflow/detailed/*', body, contentType: 'application/json', times: 1 });
    const app = await startCaseFlows('bram');
    app.dispatch(caseFlowOpened(id));
    await vi.waitFor(() => expect(selectOpenCaseFlowLoad(app.getState())).toBe('failed'));
    expect(selectOpenCaseFlow(app.getState())).toBeNull();
    app.dispatch(caseFlowRetried());
    await vi.waitFor(() => expect(selectOpenCaseFlow(app.getState())?.id).toBe(id));
  });

  it('is not called missing when a look-up fails', async () => {
    faults.add({ path: '/api/v1/caseflow/bytask/*', status: 400, times: 1 });
    const app = await startCaseFlows('bram');
    app.dispatch(caseFlowOpened(nextId()));
    await vi.waitFor(() => expect(selectOpenCaseFlowLoad(app.getState())).toBe('failed'));
  });

  it('can be tried again after a failure', async () => {
    const { id } = db.caseFlows.add(aCaseFlow());
    faults.add({ path: '/api/v1/caseflow/detailed/*', status: 400, times: 1 });
    const app = await startCaseFlows('bram');
    app.dispatch(caseFlowOpened(id));
    await vi.waitFor(() => expect(selectOpenCaseFlowLoad(app.getState())).toBe('failed'));
    app.dispatch(caseFlowRetried());
    await vi.waitFor(() => expect(selectOpenCaseFlowLoad(app.getState())).toBe('loaded'));
  });

  it('stays on the screen when it cannot be read again, also when it turns out to be gone', async () => {
    const { caseFlow, load, shown, getState } = await open();
    faults.add({ path: '/api/v1/caseflow/detailed/*', status: 400, times: 1 });
    pushHub('caseFlowHub', 'updated', caseFlow.id);
    await vi.waitFor(() => expect(load()).toBe('failed'));
    expect(shown()?.id).toBe(caseFlow.id);
    db.caseFlows.remove(caseFlow.id);
    pushHub('caseFlowHub', 'updated', caseFlow.id);
    await vi.waitFor(() => expect(selectOpenCaseFlowRemoved(getState())).toBe(true));
    expect(shown()?.id).toBe(caseFlow.id);
  });

  it.each(['stepFinished', 'stepPickedUp', 'stepTasksCreated', 'stepTaskFinished', 'updated'] as const)(
    'is fetched again on %s',
    async (kind) => {
      const { caseFlow, shown } = await open();
      db.caseFlows.change(caseFlow, { title: 'Anders', lastModified: later() });
      pushHub('caseFlowHub', kind, caseFlow.id);
      await vi.waitFor(() => expect(shown()?.title).toBe('Anders'));
      expect(asked(/caseflow\/detailed/)).toHaveLength(1);
    },
  );

  it('is not fetched again for another case', async () => {
    const { shown } = await open();
    const other = db.caseFlows.add(aCaseFlow({ title: 'Een andere' }));
    pushCaseFlow('updated', other);
    expect(shown()?.title).toBe('Geluidsoverlast Lindelaan 14');
    expect(asked(/caseflow/)).toEqual([]);
  });

  it.each([
    ['a gap in the connection', () => hubsReconnected()],
    ['waking up', wokeUp],
  ])('is fetched again after %s', async (_, happened) => {
    const { caseFlow, shown, dispatch } = await open();
    db.caseFlows.change(caseFlow, { title: 'Anders', lastModified: later() });
    dispatch(happened());
    await vi.waitFor(() => expect(shown()?.title).toBe('Anders'));
  });

  it('is fetched once or twice for a burst of events', async () => {
    const { caseFlow, shown } = await open();
    db.caseFlows.change(caseFlow, { title: 'Anders', lastModified: later() });
    for (let count = 0; count < 20; count += 1) pushHub('caseFlowHub', 'updated', caseFlow.id);
    await vi.waitFor(() => expect(shown()?.title).toBe('Anders'));
    expect(asked(/caseflow\/detailed/).length).toBeLessThanOrEqual(2);
  });

  it('drops the late answer about a case that was left', async () => {
    const first = db.caseFlows.add(aCaseFlow({ title: 'De eerste' }));
    const second = db.caseFlows.add(aCaseFlow({ title: 'De tweede' }));
    const slow = `/api/v1/caseflow/detailed/${first.id}`;
    faults.add({ path: slow, delayMs: 300, times: 1 });
    const app = await startCaseFlows('bram');
    app.dispatch(caseFlowOpened(first.id));
    app.dispatch(caseFlowClosed());
    app.dispatch(caseFlowOpened(second.id));
    await vi.waitFor(() => expect(selectOpenCaseFlowLoad(app.getState())).toBe('loaded'));
    await vi.waitFor(() => expect(stats.seen.find(({ path }) => path === slow)?.status).toBe(200));
    expect(selectOpenCaseFlow(app.getState())?.title).toBe('De tweede');
  });

  it('keeps an event that is newer than the next answer', async () => {
    const { caseFlow, shown } = await open();
    const newer = { ...caseFlow, title: 'Nieuwer', lastModified: later() };
    pushCaseFlow('updated', newer);
    await vi.waitFor(() => expect(shown()?.title).toBe('Nieuwer'));
    await vi.waitFor(() => expect(asked(/caseflow\/detailed/)).toHaveLength(1));
    expect(shown()?.title).toBe('Nieuwer');
  });

  it('shows that a colleague cancelled it, or that it is gone', async () => {
    const { caseFlow, shown, getState } = await open();
    pushCaseFlow(
      'updated',
      db.caseFlows.change(caseFlow, { status: CaseFlowStatus.Canceled, lastModified: later() }),
    );
    await vi.waitFor(() => expect(shown()?.status).toBe(CaseFlowStatus.Canceled));
    db.caseFlows.remove(caseFlow.id);
    pushHub('caseFlowHub', 'updated', caseFlow.id);
    await vi.waitFor(() => expect(selectOpenCaseFlowRemoved(getState())).toBe(true));
    expect(shown()?.title).toBe('Geluidsoverlast Lindelaan 14');
  });
});
