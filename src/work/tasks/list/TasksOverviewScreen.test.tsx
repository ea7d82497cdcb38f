import { act, screen, waitFor, within } from '@testing-library/react';
import { aTask, db } from '@mocks/db';
import { faults, groupIds, pushTask, stats, userIds, world } from '@mocks/backend/testServer';
import { writePersonal } from '@/core/storage/storage';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { hubsReconnected } from '@/hubs/connectionSlice';
import { renderApp } from '@/testing/renderApp';

const LIST = '/dashboard/taken/overzicht';
const FOUND = { timeout: 15_000 };
const until = (check: () => unknown) => waitFor(check, FOUND);
const ends = (day: number) => `2027-01-${String(day).padStart(2, '0')}T11:00:00.000Z`;
const addTasks = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    db.tasks.add(aTask({ subject: `Taak ${index + 1}`, ends: ends(index + 1) })),
  );
const row = (name: RegExp | string) => screen.findByRole('link', { name });

it('A row is one link that names the subject, type, person, status, deadline and assignee of its task', async () => {
  db.tasks.add(
    aTask({
      subject: 'Lekkage badkamer',
      ends: ends(5),
      created: '2020-01-01T00:00:00.000Z',
      taskType: { name: 'Verzoek', category: TaskTypeCategory.Verzoek },
      relatedPerson: { id: 'p1', name: 'Kees Smit' },
      discussionCount: 2,
    }),
  );
  renderApp(LIST, { user: 'anne' });
  expect(
    await row(
      /^Lekkage badkamer, Verzoek, Kees Smit, 2 berichten, Toegewezen, deadline .*5 januari 2027.*, toegewezen aan Anne de Vries$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('1 taak')).toBeVisible();
});

it.each([
  ['Voorinspectie', 'Voorinspectie', /^Woning bekijken, Voorinspectie, (?!Voorinspectie)/],
  ['Eindinspectie', 'Opname bij vertrek', /^Woning bekijken, Opname bij vertrek, Eindinspectie, /],
] as const)(
  'A task of the category %s shows that category, also when its type is called %s',
  async (category, name, spoken) => {
    const taskType = { name, category: TaskTypeCategory[category] };
    const created = '2020-01-01T00:00:00.000Z';
    db.tasks.add(aTask({ subject: 'Woning bekijken', ends: ends(5), created, taskType }));
    renderApp(LIST, { user: 'anne' });
    const link = await row(spoken);
    expect(link).toHaveTextContent(category);
  },
);

it('A next page that failed is reported, keeps the rows and loads on request', async () => {
  addTasks(12);
  const { user } = renderApp(LIST, { user: 'anne' });
  await row(/Taak 1,/);
  await screen.findByText('Verbonden');
  const fault = faults.add({ path: '/api/v1/task/overview', status: 503 });
  await user.click(screen.getByRole('button', { name: 'Meer laden' }));
  expect(await screen.findByText('Meer taken laden is mislukt.')).toBeVisible();
  faults.remove(fault);
  expect(screen.getByRole('link', { name: /Taak 1,/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Meer laden' }));
  expect(await screen.findByText('12 taken')).toBeVisible();
});

it('A row names the case or question of its task (TASK-29), and has tooltips for texts that may not fit', async () => {
  db.tasks.add(aTask({ subject: 'Terugbellen', caseTitle: 'Lekkage badkamer', ends: ends(5) }));
  renderApp(LIST, { user: 'anne' });
  const link = await row(/^(nieuw: )?Terugbellen, .*toegewezen aan Anne de Vries, over Lekkage badkamer$/);
  expect(within(link).getByText('Anne de Vries · Lekkage badkamer')).toBeVisible();
  const cut = [...link.querySelectorAll<HTMLElement>('[data-tooltip-when="truncated"]')];
  expect(cut.map(({ dataset }) => dataset['tooltip'])).toEqual([
    'Terugbellen',
    'Terugbelverzoek',
    'Anne de Vries · Lekkage badkamer',
  ]);
});

it('A promised call that is overdue has a badge', async () => {
  const late = '2020-01-01T00:00:00.000Z';
  db.tasks.add(aTask({ subject: 'Mevrouw Kaya', ends: late }));
  db.tasks.add(aTask({ subject: 'Op tijd', ends: ends(5) }));
  const taskType = { name: 'Verzoek', category: TaskTypeCategory.Verzoek };
  db.tasks.add(aTask({ subject: 'Geen telefoontje', ends: late, taskType }));
  renderApp(LIST, { user: 'anne' });
  const call = await row(/Mevrouw Kaya, .*, bel terug$/);
  expect(within(call).getByText('bel terug')).toBeVisible();
  for (const name of [/Op tijd,/, /Geen telefoontje,/])
    expect(within(await row(name)).queryByText('bel terug')).toBeNull();
});

it('The title of an error task keeps its source once known, also after a refetch of the list (TASK-33)', async () => {
  const task = db.tasks.add(
    aTask({
      subject: 'Foutmelding',
      taskType: { name: 'Foutmelding', category: TaskTypeCategory.Error },
      properties: { application: 'Koppeling', notificationName: 'Gewijzigd', consumerName: 'Relatie' },
    }),
  );
  const { router, store } = renderApp(LIST, { user: 'anne' });
  await row(/Foutmelding,/);
  await router.navigate(`${LIST}/${task.id}/informatie`);
  const source = '\\[Koppeling\\] \\[Gewijzigd\\] \\[Relatie\\],';
  await screen.findByRole('link', { name: new RegExp(`Foutmelding ${source}`) }, FOUND);
  await router.navigate(LIST);
  db.tasks.change(task, { subject: 'Andere fout' });
  store.dispatch(hubsReconnected());
  await screen.findByRole('link', { name: new RegExp(`Andere fout ${source}`) }, FOUND);
});

const errorTask = () =>
  db.tasks.add(
    aTask({
      subject: 'Foutmelding',
      taskType: { name: 'Foutmelding', category: TaskTypeCategory.Error },
      properties: { application: 'Koppeling', scopeId: 'geheim' },
    }),
  );
const keptNames = () => window.localStorage.getItem('task-error-names') ?? '';

it('The title of an error task keeps its source after a reload, and nothing else is stored (TASK-33)', async () => {
  const task = errorTask();
  const { unmount } = renderApp(`${LIST}/${task.id}/informatie`, { user: 'anne' });
  await screen.findByRole('heading', { name: 'Foutmelding [Koppeling]' }, FOUND);
  await until(() => expect(keptNames()).toContain('Koppeling'));
  expect(keptNames()).not.toContain('geheim');
  unmount();
  renderApp(LIST, { user: 'anne' });
  await screen.findByRole('link', { name: /Foutmelding \[Koppeling\],/ }, FOUND);
});

it('The stored names of an error task are removed once it is handled', async () => {
  const task = errorTask();
  writePersonal('task-error-names', userIds.anne, { [task.id]: { application: 'Koppeling' } });
  db.tasks.change(task, { status: TaskStatus.Finished });
  renderApp(`${LIST}/${task.id}/informatie`, { user: 'anne' });
  await until(() => expect(keptNames()).not.toContain('Koppeling'));
});

it('The list loads nine tasks, nine more on request, and keeps the page in the address', async () => {
  addTasks(20);
  const { user, router } = renderApp(LIST, { user: 'anne' });
  expect(await screen.findAllByText('9 van 20 taken')).not.toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Meer laden' }));
  expect(await screen.findAllByText('18 van 20 taken')).not.toHaveLength(0);
  await waitFor(() => expect(router.state.location.search).toContain('page=1'));
});

it('An empty list explains why it is empty', async () => {
  renderApp(LIST, { user: 'anne' });
  expect(await screen.findByText('Geen taken voor jou')).toBeVisible();
});

it('The list offers to clear the filters when no task matches', async () => {
  addTasks(1);
  const { user, router } = renderApp(`${LIST}?status=Finished`, { user: 'anne' });
  const [clear] = await screen.findAllByRole('button', { name: 'Filters wissen' });
  await user.click(clear!);
  expect(await row(/^(nieuw: )?Taak 1,/)).toBeVisible();
  expect(router.state.location.search).toBe('');
});

it('The list shows that loading failed, and loads on request', async () => {
  addTasks(1);
  faults.add({ path: '/api/v1/task/overview', status: 500 });
  const { user } = renderApp(LIST, { user: 'anne' });
  await screen.findByText('De taken konden niet worden geladen');
  faults.clear();
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await row(/Taak 1/)).toBeVisible();
});

it('The search text is put in the address and sent to the server', async () => {
  addTasks(2);
  const { user, router } = renderApp(LIST, { user: 'anne' });
  await row(/Taak 1/);
  await user.type(await screen.findByLabelText('Zoeken'), 'Taak 2.{Enter}');
  await waitFor(() => expect(router.state.location.search).toContain('query=Taak+2.'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Taak 1,/ })).not.toBeInTheDocument());
  expect(await row(/Taak 2/)).toBeVisible();
});

it('The list reads its filters from the address', async () => {
  db.tasks.add(aTask({ subject: 'Open taak' }));
  db.tasks.add(aTask({ subject: 'Opgepakte taak', status: TaskStatus.PickedUp }));
  renderApp(`${LIST}?status=PickedUp`, { user: 'anne' });
  expect(await row(/Opgepakte taak/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Open taak/ })).not.toBeInTheDocument();
});

it('The last used filters are put in an address without filters', async () => {
  writePersonal('task-overview-filters', userIds.anne, {
    query: '',
    taskTypes: [],
    status: 'PickedUp',
    deadline: null,
    createdBy: null,
    assignedTo: null,
  });
  const { router } = renderApp(LIST, { user: 'anne' });
  await waitFor(() => expect(router.state.location.search).toBe('?status=PickedUp'));
});

it('The filters of the previous user are ignored', async () => {
  db.tasks.add(aTask({ subject: 'Open taak' }));
  writePersonal('task-overview-filters', userIds.bram, { query: 'Jansen', status: 'PickedUp' });
  writePersonal('task-list-sort', userIds.bram, 'created');
  const { router } = renderApp(LIST, { user: 'anne' });
  expect(await row(/Open taak/)).toBeVisible();
  expect(router.state.location.search).toBe('');
  expect(screen.queryByDisplayValue('Jansen')).not.toBeInTheDocument();
});

const bram = { id: userIds.bram, name: 'Bram Jansen', type: 'Employee', department: null } as const;
const group = groupIds.leefbaarheid;
const field = (name: string) => screen.findByRole('combobox', { name }, FOUND);
const looked = () =>
  stats.seen.map(({ path }) => path).filter((path) => /colleague\/[^/]*-|functiongroup/.test(path));

it('The people in a shared link are looked up as a colleague, then as a function group (TASK-57)', async () => {
  renderApp(`${LIST}?createdById=${userIds.bram}&assignedToId=${group}`, { user: 'anne' });
  await until(async () => expect(await field('Aangemaakt door')).toHaveValue('Bram Jansen'));
  expect(await field('Toegewezen aan')).toHaveValue('Leefbaarheid');
  expect(looked()).toEqual([
    `/api/v1/colleague/${userIds.bram}`,
    `/api/v1/colleague/${group}`,
    `/api/v1/functiongroup/${group}`,
  ]);
});

it('The filter on a person who cannot be found stays', async () => {
  renderApp(`${LIST}?createdById=niemand`, { user: 'anne' });
  expect(await field('Aangemaakt door')).toHaveValue('Gekozen persoon');
  await until(() => expect(looked()).toContain('/api/v1/functiongroup/niemand'));
  expect(await field('Aangemaakt door')).toHaveValue('Gekozen persoon');
});

it('The button that clears the filters clears them in one step, including people', async () => {
  db.tasks.add(aTask({ subject: 'Lekkage', completeBy: bram }));
  const { user, router } = renderApp(
    `${LIST}?query=Lek&status=New&createdById=${userIds.anne}&assignedToId=${userIds.bram}`,
    { user: 'anne' },
  );
  const addresses: string[] = [];
  await until(async () => expect(await field('Toegewezen aan')).toHaveValue('Bram Jansen'));
  router.subscribe(({ location }) => addresses.push(location.search));
  await user.click((await screen.findAllByRole('button', { name: 'Filters wissen' }, FOUND))[0]!);
  await until(async () => expect(await field('Toegewezen aan')).toHaveValue(''));
  expect(await field('Aangemaakt door')).toHaveValue('');
  expect(new Set(addresses)).toEqual(new Set(['']));
});

it('Clearing the filter on a person adds one step to the history', async () => {
  const { user, router } = renderApp(`${LIST}?status=New&assignedToId=${userIds.bram}`, { user: 'anne' });
  await until(async () => expect(await field('Toegewezen aan')).toHaveValue('Bram Jansen'));
  await user.click(screen.getByRole('button', { name: /Toegewezen aan wissen/i }));
  await until(() => expect(router.state.location.search).toBe('?status=New'));
  await router.navigate(-1);
  expect(router.state.location.search).toContain('assignedToId');
});

describe('The order of the list', () => {
  const orders = () => stats.seen.map(({ query }) => new URLSearchParams(query).get('sort')).filter(Boolean);

  it('is sent as chosen when the feature is on', async () => {
    addTasks(2);
    const { user, router } = renderApp(LIST, { user: 'anne' });
    await user.click(await screen.findByRole('button', { name: /Sorteren op/ }, FOUND));
    await user.click(await screen.findByRole('option', { name: 'Deadline, eerst de laatste' }, FOUND));
    await until(() => expect(new Set(orders())).toEqual(new Set(['endsDescending'])));
    expect(router.state.location.search).toBe('?sort=endsDescending');
  });

  it.each([
    ['the address', '?sort=endsDescending'],
    ['an earlier visit', ''],
  ])("is the back end's own without the feature, whatever %s says", async (_, search) => {
    world.features = [];
    writePersonal('task-list-sort', userIds.anne, 'endsDescending');
    addTasks(2);
    renderApp(LIST + search, { user: 'anne' });
    await field('Toegewezen aan');
    const rows = screen.getAllByRole('link', { name: /Taak \d,/ });
    expect(rows.map(({ ariaLabel }) => ariaLabel)).toEqual([
      expect.stringContaining('Taak 1'),
      expect.stringContaining('Taak 2'),
    ]);
    expect(screen.queryByText('Sorteren op')).not.toBeInTheDocument();
    expect(orders()).toEqual([]);
  });
});

it('The list adds a task that is assigned to the user, and drops one that no longer is', async () => {
  const [task] = addTasks(1);
  renderApp(LIST, { user: 'anne' });
  await row(/Taak 1/);
  const fresh = db.tasks.add(aTask({ subject: 'Net binnen', ends: ends(2) }));
  act(() => pushTask('created', fresh));
  expect(await row(/Net binnen/)).toBeVisible();
  const moved = db.tasks.change(task!, {
    completeBy: { id: userIds.bram, name: 'Bram Jansen', type: 'Employee', department: null },
    lastModified: new Date().toISOString(),
  });
  act(() => pushTask('executorChanged', moved));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Taak 1/ })).not.toBeInTheDocument());
});

it('The bulk bar picks up the selected tasks and shows the results', async () => {
  addTasks(2);
  const { user } = renderApp(LIST, { user: 'anne' });
  await row(/Taak 1/);
  await user.click(screen.getByRole('checkbox', { name: 'Alle geladen taken selecteren' }));
  expect(await screen.findByText('2 geselecteerd')).toBeVisible();
  const bar = screen.getByRole('group', { name: 'Acties voor de geselecteerde taken' });
  await user.click(within(bar).getByRole('button', { name: 'Oppakken' }));
  expect(await screen.findByRole('heading', { name: '2 gelukt' })).toBeVisible();
  expect(stats.seen.filter(({ method, path }) => method === 'PUT' && /pickup/i.test(path))).toHaveLength(2);
});

it('A user who may not view tasks is sent to the 401 screen', async () => {
  const { router } = renderApp(LIST, { user: 'dirk' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/error/401'));
});
