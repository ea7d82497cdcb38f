import { act, screen, waitFor, within } from '@testing-library/react';
import { anAssignee, aPickedUpStep, aStep, db, nextId } from '@mocks/db';
import { faults, pushCaseFlow, stats, userIds } from '@mocks/backend/testServer';
import { selectMaySubmit, submissionKey } from '@/core/submissions/submissionsSlice';
import { StepStatus } from '@/domain/caseflows/caseFlowStep';
import type { Permission } from '@/domain/session/permission';
import { spokenTexts } from '@/testing/spokenTexts';
import { openCase } from '@/testing/openCase';

const carla = anAssignee({ id: userIds.carla, name: 'Carla Meijer' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const reader: Permission[] = ['viewTask', 'viewCaseFlow', 'viewDetailedCaseFlow'];
const sent = (path: RegExp) => stats.seen.filter((seen) => seen.method === 'PUT' && path.test(seen.path));
const step = async (name: RegExp) => (await screen.findByRole('heading', { level: 2, name })).closest('li')!;
const later = () => new Date(Date.now() + 60_000).toISOString();

describe('the steps', () => {
  it('are picked up with the chosen assignee; the result is announced and the focus moves on', async () => {
    const { user, stepTasks, caseFlow, first } = await openCase({
      tasks: [{}, { title: 'Buren horen', isOptional: true }],
    });
    await user.click(await button('Stap oppakken'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stap oppakken' }));
    const field = await dialog.findByRole('combobox', { name: 'Huisbezoek afleggen' });
    await waitFor(() => expect(field).toHaveValue('Leefbaarheid'));
    await user.clear(field);
    await user.type(field, 'Carla');
    await user.click(await screen.findByRole('option', { name: /Carla Meijer/ }));
    await user.click(dialog.getByRole('button', { name: 'Stap oppakken' }));
    const card = await step(/^1\. Huisbezoek *\(Stap 1 van 2, opgepakt\)$/);
    expect(await within(card).findByText('Carla Meijer')).toBeVisible();
    expect(sent(/pickupstep/)[0]?.body).toEqual({
      caseFlowId: caseFlow.id,
      taskAssignments: [
        { id: stepTasks[0]!.id, employeeId: userIds.carla, functionGroupId: null },
        { id: stepTasks[1]!.id, employeeId: null, functionGroupId: first.functionGroupId },
      ],
    });
    await waitFor(() => expect(spokenTexts()).toContain('Stap ‘Huisbezoek’ is opgepakt.'));
    await waitFor(() => expect(within(card).getByRole('heading', { level: 2 })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('with many tasks ask for one assignee, and for one per task on request', async () => {
    const { user, stepTasks } = await openCase({
      tasks: Array.from({ length: 6 }, (_, index) => ({ title: `Taak ${index + 1}` })),
    });
    await user.click(await button('Stap oppakken'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stap oppakken' }));
    const field = await dialog.findByRole('combobox');
    expect(field).toHaveAccessibleName('Alle taken aan');
    expect(dialog.getByRole('button', { name: 'Per taak kiezen (6)' })).toBeVisible();
    await user.clear(field);
    await user.type(field, 'Carla');
    await user.click(await screen.findByRole('option', { name: /Carla Meijer/ }));
    await user.click(dialog.getByRole('button', { name: 'Stap oppakken' }));
    await waitFor(() => expect(sent(/pickupstep/)).toHaveLength(1));
    expect((sent(/pickupstep/)[0]!.body as { taskAssignments: unknown }).taskAssignments).toEqual(
      stepTasks.map(({ id }) => ({ id, employeeId: userIds.carla, functionGroupId: null })),
    );
  });

  it('are not picked up while a task has no assignee', async () => {
    const { user } = await openCase({ tasks: [{}] });
    await user.click(await button('Stap oppakken'));
    const field = await screen.findByRole('combobox');
    await waitFor(() => expect(field).toHaveValue('Leefbaarheid'));
    await user.clear(field);
    await user.keyboard('{Escape}');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stap oppakken' }));
    expect(await screen.findByRole('combobox')).toHaveAccessibleDescription(/Kies wie deze taak doet/);
    expect(sent(/pickupstep/)).toEqual([]);
  });

  it('say beside the button why they cannot be finished yet', async () => {
    await openCase({ first: aPickedUpStep(), tasks: [{}] });
    const card = within(await step(/Huisbezoek/));
    expect(card.getByRole('button', { name: 'Stap afronden' })).toHaveAttribute('aria-disabled', 'true');
    expect(card.getByText('Eerst moeten de verplichte taken van deze stap af zijn.')).toBeVisible();
  });

  it('are finished after a confirmation, and the focus goes to the next step', async () => {
    const { user } = await openCase({ first: aPickedUpStep(), tasks: [{ isFinished: true }] });
    await user.click(await button('Stap afronden'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stap afronden' }));
    await user.click(dialog.getByRole('button', { name: 'Stap afronden' }));
    const next = await step(/^2\. Nazorg *\(Stap 2 van 2, op te pakken\)$/);
    expect(next).toHaveAttribute('aria-current', 'step');
    await waitFor(() => expect(spokenTexts()).toContain('Stap ‘Huisbezoek’ is afgerond.'));
    await waitFor(() => expect(within(next).getByRole('heading', { level: 2 })).toHaveFocus());
  });

  it('keep their dialog open when the server refuses', async () => {
    const { user, first, store } = await openCase({ first: aPickedUpStep() });
    faults.add({ path: '/api/v1/caseflow/finishstep/*', status: 500, times: 1 });
    await user.click(await button('Stap afronden'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Stap afronden' }));
    expect(await dialog.findByText('Afronden stap mislukt. Probeer het nogmaals.')).toBeVisible();
    await waitFor(() =>
      expect(selectMaySubmit(store.getState(), submissionKey('caseflows/finishStep', first.id))).toBe(true),
    );
    await user.click(dialog.getByRole('button', { name: 'Stap afronden' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['o', aStep(), 'Zaakstap kan niet opgepakt worden. Onvoldoende rechten.'],
    ['a', aPickedUpStep(), 'Onvoldoende rechten om de zaakstap af te ronden'],
  ])('report the missing permission when key %s is pressed without it', async (key, first, text) => {
    const { user, toasts } = await openCase({ first, permissions: reader });
    await step(/Huisbezoek/);
    await user.keyboard(key);
    expect(toasts()).toEqual([text]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByText(text)).not.toHaveLength(0);
  });

  it('are replaced by an explanation for users who may not see them', async () => {
    await openCase({ permissions: ['viewTask', 'viewCaseFlow'] });
    expect(await screen.findByText('De stappen zijn voor jou niet zichtbaar')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Verloop van de zaak' })).not.toBeInTheDocument();
  });

  it('follow what a colleague does', async () => {
    const { caseFlow, first } = await openCase();
    await step(/op te pakken/);
    const steps = [
      { ...first, status: StepStatus.PickedUp, pickedUpOn: later(), pickedUpByModel: carla },
      ...caseFlow.steps.slice(1),
    ];
    const changed = db.caseFlows.change(caseFlow, { steps, lastModified: later() });
    act(() => pushCaseFlow('stepPickedUp', changed, { stepId: first.id }));
    expect(await screen.findByRole('button', { name: 'Carla Meijer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stap oppakken' })).not.toBeInTheDocument();
  });

  it('show their content on request when they are over', async () => {
    const first = aPickedUpStep({ status: StepStatus.Finished, finishedOn: new Date().toISOString() });
    const { user } = await openCase({ first, tasks: [{ isFinished: true }] });
    const card = within(await step(/Huisbezoek/));
    expect(card.queryByText('Huisbezoek afleggen')).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Alles over stap ‘Huisbezoek’' }));
    expect(card.getByText('Huisbezoek afleggen')).toBeVisible();
  });
});

it('the group of a step is shown as unknown when it is not found', async () => {
  await openCase({ first: aStep({ functionGroupId: nextId() }) });
  expect(await screen.findByText('Naam onbekend')).toBeVisible();
});

describe('the colleague who picked up a step', () => {
  const first = (changes: object) => aPickedUpStep({ pickedUpByModel: { ...carla, name: '' }, ...changes });

  it('is looked up, because the back end gives only the id', async () => {
    await openCase({ first: first({}) });
    expect(await screen.findByRole('button', { name: 'Carla Meijer' })).toBeVisible();
    expect(screen.getByRole('list', { name: 'Verloop van de zaak' })).toHaveTextContent('Carla Meijer');
  });

  it('is left out when the look-up finds nobody', async () => {
    const id = nextId();
    await openCase({ first: first({ pickedUpByModel: { ...carla, id, name: '' } }) });
    await waitFor(() =>
      expect(stats.of('GET /api/v1/functiongroup/:id').map(({ path }) => path)).toContain(
        `/api/v1/functiongroup/${id}`,
      ),
    );
    await waitFor(() => expect(screen.queryByText(/^door/)).not.toBeInTheDocument());
    expect(document.body).not.toHaveTextContent(id);
  });
});

describe('the scenarios of a step', () => {
  const scenario = {
    selfServiceScenarioId: '5ce00000-0000-4000-8000-000000000003',
    title: 'Logboek overlast invullen',
    isFinished: false,
    startAutomatically: false,
  };
  const first = () => aPickedUpStep({ selfServiceScenarios: [scenario] });

  it.each([
    ['the person', (id: string) => ({ personId: id })],
    ['the relation', (id: string) => ({ personId: null, relatedPerson: { id, name: 'Kees Smit' } })],
  ])('start with the chosen channel, which is remembered, for %s of the case', async (_, whose) => {
    const personId = nextId();
    const { user, router, caseFlow } = await openCase({ first: first(), changes: whose(personId) });
    await user.click(await button('‘Logboek overlast invullen’ starten'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hoe heb je contact?' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(9);
    await user.click(dialog.getByRole('button', { name: 'Starten' }));
    expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(/Kies een kanaal/);
    await user.click(dialog.getByRole('radio', { name: 'Baliebezoek' }));
    const gone: string[] = [];
    router.subscribe(({ location }) => gone.push(location.pathname + location.search));
    await user.click(dialog.getByRole('button', { name: 'Starten' }));
    await waitFor(() =>
      expect(gone).toContain(
        `/klantenkaart/${personId}/impersonation/${scenario.selfServiceScenarioId}` +
          `?channel=Desk&caseId=${caseFlow.umbrellaCaseId}&caseFlowId=${caseFlow.id}`,
      ),
    );
    expect(window.localStorage.getItem('caseflow-recovery-data')).toContain('{"channel":"Desk"}');
  });

  it('do not start without a person', async () => {
    await openCase({ first: first() });
    expect(await button('‘Logboek overlast invullen’ starten')).toHaveAccessibleDescription(
      'Deze zaak heeft geen relatie voor wie dit kan worden gestart.',
    );
  });

  it('say that they could not be loaded, and can be tried again', async () => {
    const fault = faults.add({ path: '/api/v1/selfservice/scenario/getbyids', status: 400 });
    const { user, toasts } = await openCase({ first: first() });
    const text = "Selfservice scenario's voor stap 'Huisbezoek' kunnen niet geladen worden.";
    await waitFor(() => expect(toasts()).toEqual([text]));
    faults.remove(fault);
    await user.click(await button('Opnieuw proberen'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument(),
    );
  });
});
