import { aCaseFlow, anAssignee, db } from '@mocks/db';
import { faults, groupIds, stats, users } from '@mocks/backend/testServer';
import { CaseFlowStatus } from '@/domain/caseflows/caseFlowStatus';
import { startCaseFlows } from '@/testing/caseFlowsStore';
import { openCaseState } from '@/testing/openCaseState';
import { caseFlowMessages } from '../caseFlowMessages';
import { cancelRequested, ownerChangeRequested } from '../caseFlowsActions';

const { permissions } = users.bram;
afterEach(() => {
  Object.assign(users.bram, { permissions });
});

const sent = (path: RegExp) => stats.seen.filter((seen) => seen.method === 'PUT' && path.test(seen.path));
const CANCELED = 'ca5e0000-0000-4000-8000-000000000002';

describe('cancelling a case', () => {
  const request = (caseFlowId: string) =>
    cancelRequested({ caseFlowId, cancelationStatusId: CANCELED, reason: ' Dubbel ' });

  it('sends the status and the reason', async () => {
    const app = await openCaseState();
    app.dispatch(request(app.caseFlow.id));
    await vi.waitFor(() => expect(app.shown()?.status).toBe(CaseFlowStatus.Canceled));
    expect(sent(/cancel/)).toMatchObject([
      {
        path: `/api/v1/caseflow/cancel/${app.caseFlow.id}`,
        body: { caseFlowId: app.caseFlow.id, cancelationStatusId: CANCELED, reason: 'Dubbel' },
      },
    ]);
  });

  it.each([CaseFlowStatus.Finished, CaseFlowStatus.Canceled])(
    'is refused for a case that is %s',
    async (status) => {
      const app = await openCaseState({ changes: { status } });
      app.dispatch(request(app.caseFlow.id));
      await vi.waitFor(() => expect(app.toasts()).toHaveLength(1));
      expect(sent(/cancel/)).toEqual([]);
    },
  );

  it('shows a message when it fails', async () => {
    const app = await openCaseState();
    faults.add({ path: '/api/v1/caseflow/cancel/*', status: 500, times: 1 });
    app.dispatch(request(app.caseFlow.id));
    await app.said('Afbreken zaak mislukt. Probeer het nogmaals.');
  });
});

describe('changing the owner', () => {
  const team = anAssignee({ id: groupIds.leefbaarheid, name: 'Leefbaarheid', type: 'FunctionGroup' });

  it('sends id and owner, and shows a message', async () => {
    const app = await openCaseState();
    app.dispatch(ownerChangeRequested({ caseFlowId: app.caseFlow.id, owner: team }));
    await app.said('Zaak bijgewerkt');
    expect(app.shown()?.ownerModel?.name).toBe('Leefbaarheid');
    expect(sent(/caseflow/)).toMatchObject([{ path: `/api/v1/caseflow/${app.caseFlow.id}` }]);
    expect(sent(/caseflow/)[0]?.body).toEqual({
      id: app.caseFlow.id,
      ownerModel: { id: team.id, type: 'FunctionGroup' },
    });
  });

  it('works for a case that is not open', async () => {
    const app = await startCaseFlows('bram');
    const { id } = db.caseFlows.add(aCaseFlow());
    app.dispatch(ownerChangeRequested({ caseFlowId: id, owner: null }));
    await vi.waitFor(() => expect(db.caseFlows.find(id)?.ownerModel).toBeNull());
  });

  it.each([
    [500, 'Zaak kon niet bijgewerkt worden'],
    [403, 'Zaak kon niet bijgewerkt worden'],
  ])('shows a message when the server answers %i', async (status, text) => {
    const app = await openCaseState();
    faults.add({ method: 'PUT', path: '/api/v1/caseflow/*', status, times: 1 });
    app.dispatch(ownerChangeRequested({ caseFlowId: app.caseFlow.id, owner: team }));
    await app.said(text);
    expect(app.submission('caseflows/update', app.caseFlow.id)?.status).toBe('failed');
  });

  it.each([
    ['received', { status: CaseFlowStatus.Submitted }, caseFlowMessages.whyNot.submitted],
    ['finished', { status: CaseFlowStatus.Finished }, caseFlowMessages.whyNot.finished],
  ])('is refused while the case is %s', async (_, changes, text) => {
    const app = await openCaseState({ changes });
    app.dispatch(ownerChangeRequested({ caseFlowId: app.caseFlow.id, owner: team }));
    await app.said(text);
    expect(sent(/caseflow/)).toEqual([]);
  });
});
