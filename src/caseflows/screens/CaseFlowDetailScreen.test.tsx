import { act, screen, within } from '@testing-library/react';
import { aCaseFlow, anAssignee, aPickedUpStep, aStep, aStepTask, aTask, db, nextId } from '@mocks/db';
import { faults, pushCaseFlow, stats, userIds } from '@mocks/testServer';
import { selectMaySubmit, submissionKey } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { CaseFlowStatus } from '@/domain/caseFlowStatus';
import { StepStatus } from '@/domain/caseFlowStep';
import { TaskOutcomeStatus } from '@/domain/taskOutcome';
import { TaskStatus } from '@/domain/taskStatus';
import type { Permission } from '@/domain/permission';
import { selectConnection } from '@/hubs/connectionSlice';
import { renderApp } from '@/testing/renderApp';

/** Whole screens on a busy machine. */
vi.setConfig({ testTimeout: 30_000 });

const address = (id: string, tab = 'stappen') => `/dashboard/zaken/overzicht/${id}${tab && `/${tab}`}`;
const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });
const carla = anAssignee({ id: userIds.carla, name: 'Carla Meijer' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const reader: Permission[] = ['viewTask', 'viewCaseFlow', 'viewDetailedCaseFlow'];

interface Setting {
  first?: ReturnType<typeof aStep>;
  changes?: Parameters<typeof aCaseFlow>[0];
  tasks?: Parameters<typeof aStepTask>[2][];
  tab?: string;
  permissions?: readonly Permission[];
}

/** Bram's case of two steps, open on the screen. */
async function open({ first = aStep(), changes = {}, tasks = [], tab, permissions }: Setting = {}) {
  const steps = [first, aStep({ title: 'Nazorg', status: StepStatus.NotStarted })];
  const caseFlow = db.caseFlows.add(aCaseFlow({ steps, ...changes }));
  const stepTasks = tasks.map((task) => db.stepTasks.add(aStepTask(caseFlow, first, task)));
  const app = renderApp(address(caseFlow.id, tab), { user: 'bram', ...(permissions && { permissions }) });
  await screen.findByRole('heading', { level: 1, name: caseFlow.title });
  await vi.waitFor(() => expect(selectConnection(app.store.getState()).status).toBe('connected'));
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  return { ...app, caseFlow, first, stepTasks, toasts };
}

const sent = (path: RegExp) => stats.seen.filter((seen) => seen.method === 'PUT' && path.test(seen.path));
const step = async (name: RegExp) => (await screen.findByRole('heading', { level: 2, name })).closest('li')!;
const later = () => new Date(Date.now() + 60_000).toISOString();

describe('the header', () => {
  it('says what it is, whose it is and how far', async () => {
    await open({
      first: aPickedUpStep({ deadline: '2020-01-01T11:00:00Z' }),
      changes: { relatedPerson: { id: nextId(), name: 'Kees Smit' } },
    });
    const header = within(screen.getByRole('article'));
    expect(header.getByText('In behandeling')).toBeVisible();
    expect(header.getByText('Kees Smit')).toBeVisible();
    expect(header.getAllByText('Verlopen')).not.toHaveLength(0);
    expect(await header.findByText('Huisbezoek (1/2)')).toBeVisible();
    const line = await screen.findByRole('list', { name: 'Verloop van de zaak' });
    const current = within(line).getByText('Huisbezoek').closest('li');
    expect(current).toHaveAttribute('aria-current', 'step');
    expect(current).toHaveTextContent('Stap 1 van 2, opgepakt');
    expect(current).toHaveTextContent('Bram Jansen');
  });

  it('has a tab for each part, with the address of that part', async () => {
    const { caseFlow } = await open();
    const tabs = screen.getByRole('navigation', { name: 'Onderdelen van de zaak' });
    expect(
      within(tabs)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(
      ['stappen', 'informatie', 'documenten', 'messages', 'publicmessages', 'contactmomenten'].map((tab) =>
        address(caseFlow.id, tab),
      ),
    );
    expect(document.title).toContain('Stappen');
  });

  it('opens at the steps and keeps the filters of the list in the address', async () => {
    const { id } = db.caseFlows.add(aCaseFlow());
    const { router } = renderApp(`${address(id, '')}?filterforstatus=0`, { user: 'bram' });
    await screen.findByRole('list', { name: 'Stappen' }, { timeout: 10_000 });
    expect(router.state.location.pathname).toBe(address(id));
    expect(router.state.location.search).toContain('filterforstatus=0');
  });

  it('says why the owner cannot be changed', async () => {
    await open({ changes: { status: CaseFlowStatus.Submitted } });
    expect(await button('Eigenaar wijzigen')).toHaveAccessibleDescription('Deze zaak is nog niet opgepakt.');
    expect(await button('Zaak annuleren')).not.toHaveAttribute('aria-disabled');
  });

  it('says that a case does not exist', async () => {
    renderApp(address(nextId()), { user: 'bram' });
    expect(await screen.findByRole('heading', { name: 'Deze zaak bestaat niet (meer)' })).toBeVisible();
  });

  it('goes to 404 for what is no GUID', async () => {
    const { router } = renderApp(address('12'), { user: 'bram' });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/error/404'));
  });

  it('is for people with viewCaseFlow', async () => {
    const { id } = db.caseFlows.add(aCaseFlow());
    const { router } = renderApp(address(id), { user: 'anne' });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
  });

  it('can be tried again when it could not be fetched', async () => {
    const { id, title } = db.caseFlows.add(aCaseFlow());
    const fault = faults.add({ path: '/api/v1/caseflow/detailed/*', status: 400 });
    const { user } = renderApp(address(id), { user: 'bram' });
    await screen.findByText('De zaak kon niet worden geladen');
    faults.remove(fault);
    await user.click(await button('Opnieuw proberen'));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('follows a colleague who cancels the case', async () => {
    const { caseFlow } = await open();
    const gone = db.caseFlows.change(caseFlow, { status: CaseFlowStatus.Canceled, lastModified: later() });
    act(() => pushCaseFlow('updated', gone));
    expect(await screen.findByText('Deze zaak is geannuleerd.')).toBeVisible();
    expect(await button('Zaak annuleren')).toHaveAccessibleDescription('Deze zaak is geannuleerd.');
  });
});

describe('the steps', () => {
  it('are picked up with the chosen assignee; the result is said and the focus goes on', async () => {
    const { user, stepTasks, caseFlow, first } = await open({
      tasks: [{}, { title: 'Buren horen', isOptional: true }],
    });
    await user.click(await button('Stap oppakken'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stap oppakken' }));
    const fields = await dialog.findAllByRole('combobox');
    await vi.waitFor(() => expect(fields[0]).toHaveValue('Leefbaarheid'));
    await user.clear(fields[0]!);
    await user.type(fields[0]!, 'Carla');
    await user.click(await screen.findByRole('option', { name: /Carla Meijer/ }));
    await user.click(dialog.getByRole('button', { name: 'Stap oppakken' }));
    const card = await step(/^1\. Huisbezoek *\(Stap 1 van 2, opgepakt\)$/);
    expect(within(card).getByText('Carla Meijer')).toBeVisible();
    expect(sent(/pickupstep/)[0]?.body).toEqual({
      caseFlowId: caseFlow.id,
      taskAssignments: [
        { id: stepTasks[0]!.id, employeeId: userIds.carla, functionGroupId: null },
        { id: stepTasks[1]!.id, employeeId: null, functionGroupId: first.functionGroupId },
      ],
    });
    expect(await screen.findByText('Stap ‘Huisbezoek’ is opgepakt.')).toBeInTheDocument();
    await vi.waitFor(() => expect(within(card).getByRole('heading', { level: 2 })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('are not picked up while a task has nobody; what was chosen is kept', async () => {
    const { user } = await open({ tasks: [{}] });
    await user.click(await button('Stap oppakken'));
    const field = await screen.findByRole('combobox');
    await vi.waitFor(() => expect(field).toHaveValue('Leefbaarheid'));
    await user.clear(field);
    await user.keyboard('{Escape}');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stap oppakken' }));
    expect(await screen.findByRole('combobox')).toHaveAccessibleDescription(/Kies wie deze taak doet/);
    expect(sent(/pickupstep/)).toEqual([]);
  });

  it('say beside the button why they cannot be finished yet', async () => {
    await open({ first: aPickedUpStep(), tasks: [{}] });
    const card = within(await step(/Huisbezoek/));
    expect(card.getByRole('button', { name: 'Stap afronden' })).toHaveAttribute('aria-disabled', 'true');
    expect(card.getByText('Eerst moeten de verplichte taken van deze stap af zijn.')).toBeVisible();
  });

  it('are finished after a question; the focus goes to the next step', async () => {
    const { user } = await open({ first: aPickedUpStep(), tasks: [{ isFinished: true }] });
    await user.click(await button('Stap afronden'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Stap afronden' }));
    await user.click(dialog.getByRole('button', { name: 'Stap afronden' }));
    const next = await step(/^2\. Nazorg *\(Stap 2 van 2, op te pakken\)$/);
    expect(next).toHaveAttribute('aria-current', 'step');
    expect(await screen.findByText('Stap ‘Huisbezoek’ is afgerond.')).toBeInTheDocument();
    await vi.waitFor(() => expect(within(next).getByRole('heading', { level: 2 })).toHaveFocus());
  });

  it('keep the dialog when the server refuses', async () => {
    const { user, first, store } = await open({ first: aPickedUpStep() });
    faults.add({ path: '/api/v1/caseflow/finishstep/*', status: 500, times: 1 });
    await user.click(await button('Stap afronden'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Stap afronden' }));
    expect(await dialog.findByText('Afronden stap mislukt. Probeer het nogmaals.')).toBeVisible();
    await vi.waitFor(() =>
      expect(selectMaySubmit(store.getState(), submissionKey('finishStep', first.id))).toBe(true),
    );
    await user.click(dialog.getByRole('button', { name: 'Stap afronden' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['o', aStep(), 'Zaakstap kan niet opgepakt worden. Onvoldoende rechten.'],
    ['a', aPickedUpStep(), 'Onvoldoende rechten om de zaakstap af te ronden'],
  ])('say by the key %s that someone may not', async (key, first, text) => {
    const { user, toasts } = await open({ first, permissions: reader });
    await step(/Huisbezoek/);
    await user.keyboard(key);
    expect(toasts()).toEqual([text]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByText(text)).not.toHaveLength(0);
  });

  it('are explained to who may not see them', async () => {
    await open({ permissions: ['viewTask', 'viewCaseFlow'] });
    expect(await screen.findByText('De stappen zijn voor jou niet zichtbaar')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Verloop van de zaak' })).not.toBeInTheDocument();
  });

  it('follow what a colleague does', async () => {
    const { caseFlow, first } = await open();
    await step(/op te pakken/);
    const steps = [
      { ...first, status: StepStatus.PickedUp, pickedUpOn: later(), pickedUpByModel: carla },
      ...caseFlow.steps.slice(1),
    ];
    const changed = db.caseFlows.change(caseFlow, { steps, lastModified: later() });
    act(() => pushCaseFlow('stepPickedUp', changed, first.id));
    expect(await screen.findByText('door Carla Meijer,')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stap oppakken' })).not.toBeInTheDocument();
  });

  it('show what they held when they are over', async () => {
    const first = aPickedUpStep({ status: StepStatus.Finished, finishedOn: new Date().toISOString() });
    const { user } = await open({ first, tasks: [{ isFinished: true }] });
    const card = within(await step(/Huisbezoek/));
    expect(card.queryByText('Huisbezoek afleggen')).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Taken van stap ‘Huisbezoek’' }));
    expect(card.getByText('Huisbezoek afleggen')).toBeVisible();
  });
});

describe('the tasks of a step', () => {
  const outcomes = [
    { id: 'good', title: 'Akkoord', label: 'Akkoord', status: TaskOutcomeStatus.Positive },
    { id: 'bad', title: 'Niet akkoord', label: 'Niet akkoord', status: TaskOutcomeStatus.Negative },
  ];
  const inbox = () => db.tasks.add(aTask({ completeBy: bram, status: TaskStatus.PickedUp }));

  it('are finished with an outcome, which must be chosen', async () => {
    const task = inbox();
    const { user } = await open({ first: aPickedUpStep(), tasks: [{ umbrellaTaskId: task.id, outcomes }] });
    await user.click(await button('Taak ‘Huisbezoek afleggen’ afronden'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Taak afronden' }));
    await user.click(dialog.getByRole('button', { name: 'Taak afronden' }));
    expect(dialog.getByRole('radiogroup', { name: 'Uitkomst' })).toHaveAccessibleDescription(
      /Kies een uitkomst/,
    );
    await user.click(dialog.getByRole('radio', { name: 'Niet akkoord' }));
    await user.click(dialog.getByRole('button', { name: 'Taak afronden' }));
    const card = within(await step(/Huisbezoek/));
    expect(await card.findByText('Niet akkoord')).toBeVisible();
    expect(db.tasks.find(task.id)?.status).toBe(TaskStatus.Finished);
    expect(await button('Stap afronden')).not.toHaveAttribute('aria-disabled');
  });

  it('lead to their task in the inbox', async () => {
    const task = inbox();
    await open({ first: aPickedUpStep(), tasks: [{ umbrellaTaskId: task.id }] });
    expect(await screen.findByRole('link', { name: 'Naar de taak ‘Huisbezoek afleggen’' })).toHaveAttribute(
      'href',
      `/dashboard/taken/overzicht/${task.id}/informatie`,
    );
    const tasks = screen.getByRole('list', { name: 'Taken van stap Huisbezoek' });
    expect(within(tasks).getByText('Opgepakt')).toBeVisible();
    expect(within(tasks).getByText('Bram Jansen')).toBeVisible();
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

  it('start by the chosen channel, which is remembered', async () => {
    const personId = nextId();
    const { user, router, caseFlow } = await open({ first: first(), changes: { personId } });
    await user.click(await button('‘Logboek overlast invullen’ starten'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hoe heb je contact?' }));
    expect(dialog.getAllByRole('radio')).toHaveLength(9);
    await user.click(dialog.getByRole('button', { name: 'Starten' }));
    expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(/Kies een kanaal/);
    await user.click(dialog.getByRole('radio', { name: 'Baliebezoek' }));
    const gone: string[] = [];
    router.subscribe(({ location }) => gone.push(location.pathname + location.search));
    await user.click(dialog.getByRole('button', { name: 'Starten' }));
    await vi.waitFor(() =>
      expect(gone).toContain(
        `/klantenkaart/${personId}/impersonation/${scenario.selfServiceScenarioId}` +
          `?channel=Desk&caseId=${caseFlow.umbrellaCaseId}&caseFlowId=${caseFlow.id}`,
      ),
    );
    expect(window.localStorage.getItem('caseflow-recovery-data')).toBe('{"channel":"Desk"}');
  });

  it('do not start for nobody', async () => {
    await open({ first: first() });
    expect(await button('‘Logboek overlast invullen’ starten')).toHaveAccessibleDescription(
      'Deze zaak heeft geen relatie voor wie dit kan worden gestart.',
    );
  });

  it('say that they could not be loaded, and can be tried again', async () => {
    faults.add({ path: '/api/v1/selfservice/scenario/getbyids', status: 400, times: 1 });
    const { user, toasts } = await open({ first: first() });
    const text = "Selfservice scenario's voor stap 'Huisbezoek' kunnen niet geladen worden.";
    await vi.waitFor(() => expect(toasts()).toEqual([text]));
    await user.click(await button('Opnieuw proberen'));
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument(),
    );
  });
});

describe('cancelling', () => {
  it('asks for a status, keeps the reason when refused and closes when done', async () => {
    const { user, caseFlow, store } = await open();
    faults.add({ path: '/api/v1/caseflow/cancel/*', status: 500, times: 1 });
    await user.click(await button('Zaak annuleren'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Zaak annuleren' }));
    await vi.waitFor(() => expect(dialog.getByRole('button', { name: 'Annuleren' })).toHaveFocus());
    await dialog.findByRole('radio', { name: 'Dubbel aangemaakt' });
    await user.click(dialog.getByRole('button', { name: 'Zaak annuleren' }));
    expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription(/Kies waarom/);
    await user.click(dialog.getByRole('radio', { name: 'Dubbel aangemaakt' }));
    await user.type(dialog.getByRole('textbox', { name: /Toelichting/ }), 'Zie de andere zaak');
    await user.click(dialog.getByRole('button', { name: 'Zaak annuleren' }));
    expect(await dialog.findByText('Afbreken zaak mislukt. Probeer het nogmaals.')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Zie de andere zaak');
    await vi.waitFor(() =>
      expect(selectMaySubmit(store.getState(), submissionKey('cancelCaseFlow', caseFlow.id))).toBe(true),
    );
    await user.click(dialog.getByRole('button', { name: 'Zaak annuleren' }));
    expect(await screen.findByText('Deze zaak is geannuleerd.')).toBeVisible();
    expect(db.caseFlows.find(caseFlow.id)?.cancelation?.reason).toBe('Zie de andere zaak');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('keeps what was chosen and typed when the dialog is closed', async () => {
    const { user } = await open();
    await user.click(await button('Zaak annuleren'));
    await user.click(await screen.findByRole('radio', { name: 'Dubbel aangemaakt' }));
    await user.type(screen.getByRole('textbox', { name: /Toelichting/ }), 'Zie ook');
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    await user.click(await button('Zaak annuleren'));
    expect(await screen.findByRole('textbox', { name: /Toelichting/ })).toHaveValue('Zie ook');
    expect(await screen.findByRole('radio', { name: 'Dubbel aangemaakt' })).toBeChecked();
  });

  it('can fetch the statuses again', async () => {
    faults.add({ path: '/api/v1/caseflow/cancelationstatuses', status: 400, times: 1 });
    const { user } = await open();
    await user.click(await button('Zaak annuleren'));
    expect(await screen.findByText('De annuleringsredenen konden niet worden geladen.')).toBeVisible();
    await user.click(await button('Opnieuw proberen'));
    expect(await screen.findByRole('radio', { name: 'Dubbel aangemaakt' })).toBeVisible();
  });
});
