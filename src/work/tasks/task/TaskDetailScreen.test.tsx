import { act, screen, waitFor, within } from '@testing-library/react';
import { aCaseActivity, aTask, anActivity, anAssignee, db, nextId, aTimelineCase } from '@mocks/db';
import { faults, pushTask, stats, userIds } from '@mocks/backend/testServer';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { selectConnection } from '@/hubs/connectionSlice';
import { renderApp } from '@/testing/renderApp';
import { untilMaySubmit } from '@/testing/untilMaySubmit';
import { countDrawn } from '@/testing/setup/drawn';

const address = (id: string, tab = '') => `/dashboard/taken/overzicht/${id}${tab && `/${tab}`}`;
const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });
const button = (name: string) => screen.findByRole('button', { name });

async function open(
  changes: Parameters<typeof aTask>[0] = {},
  user: 'anne' | 'bram' | 'carla' = 'anne',
  tab = '',
) {
  const task = db.tasks.add(aTask(changes));
  const app = renderApp(address(task.id, tab), { user });
  await screen.findByRole('heading', { level: 1, name: new RegExp(task.subject.slice(0, 12), 'i') });
  await waitFor(() => {
    expect(selectConnection(app.store.getState()).status).toBe('connected');
    expect(stats.seen.filter(({ status }) => status === null)).toEqual([]);
  });
  const toasts = () => selectToasts(app.store.getState()).map(({ text }) => text);
  return { ...app, task, toasts };
}

it('A task opens at its information tab and keeps the filters of the list in the address', async () => {
  const task = db.tasks.add(aTask());
  const { router } = renderApp(`${address(task.id)}?status=New`, { user: 'anne' });
  await screen.findByRole('heading', { level: 1, name: 'Lekkage badkamer' });
  await waitFor(() => expect(router.state.location.pathname).toBe(address(task.id, 'informatie')));
  expect(router.state.location.search).toContain('status=New');
});

it('An error task has bracketed names in its title, and shows its properties, an id as a link', async () => {
  const messageId = nextId();
  await open({
    subject: 'Bericht niet bezorgd',
    taskType: { name: 'Fout', category: 3 },
    properties: {
      application: 'Portaal',
      notificationName: 'Huurverhoging',
      consumerName: 'Post',
      undeliveredMessageId: messageId,
      flowStateId: 'flow-00042',
    },
  });
  const title = 'Bericht niet bezorgd [Portaal] [Huurverhoging] [Post]';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText('Huurverhoging')).toBeVisible();
  expect(screen.getByText('flow-00042')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bericht bekijken' })).toHaveAttribute(
    'href',
    `/beheer/diagnostics/servicebuserrors/${messageId}`,
  );
});

it('The pick-up button picks up the task and reports it', async () => {
  const { user, toasts } = await open();
  await user.click(await button('Oppakken'));
  await waitFor(() => expect(toasts()).toContain('Taak succesvol opgepakt'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Oppakken' })).not.toBeInTheDocument());
  expect(await button('Afronden')).not.toHaveAttribute('aria-disabled');
});

it('Picking up a task that a colleague has just picked up fails, and the screen shows the current task', async () => {
  const { user, toasts, task } = await open();
  const add = stats.add.bind(stats);
  vi.spyOn(stats, 'add').mockImplementation((request) => {
    if (request.method === 'PUT')
      db.tasks.change(task, { status: TaskStatus.PickedUp, lastModified: new Date().toISOString() });
    return add(request);
  });
  await user.click(await button('Oppakken'));
  await waitFor(() =>
    expect(toasts()).toContain('Fout opgetreden tijdens oppakken van de taak. Probeer het nogmaals.'),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Oppakken' })).not.toBeInTheDocument());
});

it('The menu shows why a task cannot be finished yet', async () => {
  const { user } = await open();
  await user.click(await button('Meer acties'));
  const finish = await screen.findByRole('menuitem', { name: /^Afronden/ });
  expect(finish).toHaveAttribute('aria-disabled', 'true');
  expect(finish).toHaveTextContent('Pak de taak eerst op.');
  expect(screen.queryByRole('button', { name: 'Afronden' })).toBeNull();
});

it.each([
  ['Afronden', { status: TaskStatus.PickedUp }, 'finish', 'Taak succesvol afgerond'],
  ['Weigeren', { from: bram, createdBy: bram }, 'reject', 'Taak succesvol geweigerd'],
] as const)(
  'The dialog of %s requires a reason, keeps it when refused, and closes when done',
  async (name, changes, action, success) => {
    const { user, store, toasts, task } = await open(changes);
    faults.add({ path: `/api/v1/task/${action}/*`, status: 500, times: 1 });
    await user.click(await button(name));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Bevestigen' }));
    const field = within(dialog).getByRole('textbox');
    expect(field).toBeInvalid();
    await user.type(field, 'Monteur is geweest');
    await user.click(within(dialog).getByRole('button', { name: 'Bevestigen' }));
    expect(await within(dialog).findByText(/^Fout opgetreden tijdens/)).toBeVisible();
    expect(field).toHaveValue('Monteur is geweest');
    await untilMaySubmit(store, `tasks/${action}`, task.id);
    await user.click(within(dialog).getByRole('button', { name: 'Bevestigen' }));
    await waitFor(() => expect(toasts()).toContain(success));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(db.tasks.find(task.id)?.status).toBe(
      action === 'finish' ? TaskStatus.Finished : TaskStatus.Rejected,
    );
  },
);

it('A dialog that is opened again keeps the reason, but not the error of the earlier try', async () => {
  const { user } = await open({ status: TaskStatus.PickedUp });
  faults.add({ path: '/api/v1/task/finish/*', status: 403 });
  await user.click(await button('Afronden'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Klaar.');
  await user.click(dialog.getByRole('button', { name: 'Bevestigen' }));
  expect(await dialog.findByText(/^Fout opgetreden tijdens afronden/)).toBeVisible();
  expect(dialog.getByText('Je hebt hier geen rechten voor. Opnieuw proberen helpt niet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Annuleren' }));
  await user.click(await button('Afronden'));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByRole('textbox')).toHaveValue('Klaar.');
  expect(again.queryByText(/^Fout opgetreden/)).toBeNull();
});

it.each([
  [403, 'Je hebt geen rechten om dit te bekijken.', 0],
  [500, 'De server heeft een storing. Probeer het over een minuut opnieuw.', 1],
])(
  'A task that cannot be read shows why after a %d, and offers a retry if that may help',
  async (status, why, tries) => {
    faults.add({ path: '/api/v1/task/byId/*', status });
    renderApp(`/dashboard/taken/overzicht/${nextId()}/informatie`, { user: 'carla' });
    expect(await screen.findByText(why)).toBeVisible();
    const details = screen.getByText(why).parentElement!;
    expect(within(details).queryAllByRole('button', { name: 'Opnieuw proberen' })).toHaveLength(tries);
  },
);

it('A task can be rejected until it is known to have no owner', async () => {
  faults.add({ path: '/api/v1/task/byId/*', status: 500 });
  const { user } = await open();
  await user.click(await button('Weigeren'));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('Deleting requires a reason, which is kept when the dialog is closed', async () => {
  const { user, toasts } = await open({ createdBy: anAssignee() });
  await user.click(await button('Verwijderen'));
  await user.type(await screen.findByRole('textbox', { name: /waarom verwijder je/i }), 'Dubbel');
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  await user.click(await button('Verwijderen'));
  expect(await screen.findByRole('textbox', { name: /waarom verwijder je/i })).toHaveValue('Dubbel');
  await user.click(screen.getByRole('button', { name: 'Bevestigen' }));
  await waitFor(() => expect(toasts()).toContain('Taak succesvol verwijderd'));
  expect(await screen.findByText(/^Deze taak is verwijderd/)).toBeVisible();
});

it('The next task is offered after one is finished', async () => {
  db.tasks.add(aTask({ subject: 'De volgende' }));
  const { user } = await open({ subject: 'De eerste taak', status: TaskStatus.PickedUp });
  await screen.findByRole('link', { name: /De volgende/ });
  await user.click(await button('Afronden'));
  await user.type(
    await screen.findByRole('textbox', { name: /wat is er gedaan/i }),
    'Klaar{Control>}{Enter}{/Control}',
  );
  await user.click(await button('Volgende taak'));
  expect(await screen.findByRole('heading', { level: 1, name: 'De volgende' })).toBeVisible();
});

it('Opening another task keeps the tabs, but no state of the first task', async () => {
  const other = db.tasks.add(aTask({ subject: 'De volgende' }));
  const { user, router } = await open();
  const tabs = screen.getByRole('navigation', { name: 'Onderdelen van de taak' });
  const content = await screen.findByRole('region', { name: 'Informatie' });
  await user.click(await button('Link kopiëren'));
  expect(await button('Link gekopieerd')).toBeVisible();
  await act(() => router.navigate(address(other.id, 'informatie')));
  expect(await screen.findByRole('heading', { level: 1, name: 'De volgende' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Link gekopieerd' })).not.toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Onderdelen van de taak' })).toBe(tabs);
  expect(content).not.toBeInTheDocument();
});

it('Opening another task renders neither the frame nor the other rows again', async () => {
  /* All rows render again every whole minute, which the fake date prevents. */
  vi.useFakeTimers({ toFake: ['Date'] });
  const tasks = Array.from({ length: 8 }, (_, place) =>
    db.tasks.add(aTask({ subject: `Taak ${place}`, description: `Over taak ${place}` })),
  );
  const { user } = await open({}, 'anne', 'informatie');
  await screen.findByRole('region', { name: 'Informatie' });
  const drawn = await countDrawn(async () => {
    await user.click(await screen.findByRole('link', { name: /Taak 3/ }));
    await screen.findByText('Over taak 3');
    const read = { path: `/api/v1/task/byId/${tasks[3]!.id}`, status: 200 };
    await waitFor(() => expect(stats.seen).toContainEqual(expect.objectContaining(read)));
    await button('Oppakken');
  });
  /* The header may render once with the list's record, and once with the whole task. */
  expect(drawn.get('TaskHeader')).toBeLessThanOrEqual(2);
  /* Only the row that was open and the row that is open now may render again. */
  expect(drawn.get('TaskRow')).toBeLessThanOrEqual(3);
  expect(drawn.get('TopBar') ?? drawn.get('LeftMenu')).toBeUndefined();
});

it('The open task follows the changes of a colleague', async () => {
  const { task } = await open();
  const changed = db.tasks.change(task, {
    status: TaskStatus.PickedUp,
    lastModified: new Date().toISOString(),
  });
  act(() => pushTask('pickedUp', changed));
  const header = screen.getByRole('article');
  expect(await within(header).findByText('Opgepakt')).toBeVisible();
});

it('The open task is reported as deleted when a colleague deletes it', async () => {
  const { task } = await open();
  const gone = db.tasks.change(task, { status: TaskStatus.Removed, lastModified: new Date().toISOString() });
  act(() => pushTask('deleted', gone));
  expect(await screen.findByText(/^Deze taak is verwijderd/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Oppakken' })).not.toBeInTheDocument();
});

it('A task that was deleted before it was read is reported as deleted', async () => {
  await open({ status: TaskStatus.Removed });
  expect(await screen.findByText(/^Deze taak is verwijderd/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Oppakken' })).not.toBeInTheDocument();
});

it('Actions that the user may never do are hidden', async () => {
  await open();
  await button('Oppakken');
  for (const name of ['Bewerken', 'Koppelen', 'Verwijderen']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

it('A task that does not exist is reported as such', async () => {
  renderApp(address(nextId(), 'informatie'), { user: 'anne' });
  expect(await screen.findByText('Deze taak bestaat niet (meer)')).toBeVisible();
});

it('The tabs show the contact moments of the case and the linked tasks', async () => {
  const { id, title } = db.cases.add(aTimelineCase({ title: 'Zaak lekkage' }));
  const theCase = { id, title };
  db.caseActivities.add(aCaseActivity({ caseId: theCase.id, description: 'Huurder belde' }));
  const { user } = await open({ case: theCase }, 'anne', 'contactmomenten');
  expect(await screen.findByText('Huurder belde')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Gekoppelde taken/ }));
  expect(await screen.findByText('Aan deze taak zijn geen andere taken gekoppeld.')).toBeVisible();
});

const moments = () => stats.of('GET /api/v1/activity/bycase/:caseId');

it('Contact moments are fetched on their own tab, which shows no other activities', async () => {
  const { id, title } = db.cases.add(aTimelineCase({ title: 'Zaak lekkage' }));
  for (const [description, type] of [['Huurder belde'], ['Brief gestuurd', 'OutgoingMail']])
    db.caseActivities.add(aCaseActivity({ caseId: id, description: description!, ...(type && { type }) }));
  const { user } = await open({ case: { id, title } }, 'anne', 'informatie');
  expect(moments()).toEqual([]);
  await user.click(screen.getByRole('link', { name: /Contactmomenten/ }));
  expect(await screen.findByText('Huurder belde')).toBeVisible();
  expect(screen.queryByText('Brief gestuurd')).toBeNull();
  expect(moments()[0]?.query).toContain('pageSize=150');
});

it('The contact moments change when the task turns out to belong to another case', async () => {
  const [wrong, right] = ['Zaak lekkage', 'Zaak sleutel'].map((title) =>
    db.cases.add(aTimelineCase({ title })),
  );
  db.caseActivities.add(aCaseActivity({ caseId: right!.id, description: 'Sleutel gebracht' }));
  const { task } = await open({ case: { id: wrong!.id, title: wrong!.title } }, 'anne', 'contactmomenten');
  await screen.findByText('Er zijn nog geen contactmomenten bij deze zaak.');
  const lastModified = new Date(Date.now() + 60_000).toISOString();
  pushTask('updated', db.tasks.change(task, { case: { id: right!.id, title: right!.title }, lastModified }));
  expect(await screen.findByText('Sleutel gebracht')).toBeVisible();
});

it('Contact moments are not fetched for a task without a case', async () => {
  await open({}, 'anne', 'contactmomenten');
  expect(
    await screen.findByText('Deze taak hoort niet bij een zaak. Daarom zijn er geen contactmomenten.'),
  ).toBeVisible();
  expect(moments()).toEqual([]);
});

it('Messages are counted by the record until the history has loaded', async () => {
  faults.add({ path: '/api/v1/task/GetHistory/*', status: 500 });
  await open({ discussionCount: 4 }, 'anne', 'informatie');
  expect(await screen.findByRole('link', { name: /Berichten\s*4/ })).toBeVisible();
});

it('The history is shown oldest first', async () => {
  const task = db.tasks.add(aTask());
  db.activities.add(
    anActivity({ taskId: task.id, message: 'Tweede', startTime: '2026-11-21T11:00:00.000Z' }),
  );
  db.activities.add(
    anActivity({ taskId: task.id, message: 'Eerste', startTime: '2026-11-21T10:00:00.000Z' }),
  );
  renderApp(address(task.id, 'berichten'), { user: 'anne' });
  const history = await screen.findByRole('list', { name: 'Geschiedenis van de taak' });
  const texts = within(history)
    .getAllByText(/^(Eerste|Tweede)$/)
    .map((node) => node.textContent);
  expect(texts).toEqual(['Eerste', 'Tweede']);
});
