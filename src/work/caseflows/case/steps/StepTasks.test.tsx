import { act, screen, waitFor, within } from '@testing-library/react';
import { anAssignee, aPickedUpStep, aTask, db } from '@mocks/db';
import { faults, groupIds, pushTask, stats, userIds } from '@mocks/backend/testServer';
import { selectMaySubmit, submissionKey } from '@/core/submissions/submissionsSlice';
import { AssigneeType } from '@/domain/colleagues/assignee';
import type { Permission } from '@/domain/session/permission';
import { TaskOutcomeStatus } from '@/domain/tasks/taskOutcome';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { spokenTexts } from '@/testing/spokenTexts';
import { openCase } from '@/testing/openCase';

const bram = anAssignee({ id: userIds.bram, name: 'Bram Jansen' });
const carla = anAssignee({ id: userIds.carla, name: 'Carla Meijer' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const reader: Permission[] = ['viewTask', 'viewCaseFlow', 'viewDetailedCaseFlow'];
const sent = (path: RegExp) => stats.seen.filter((seen) => seen.method === 'PUT' && path.test(seen.path));
const step = async (name: RegExp) => (await screen.findByRole('heading', { level: 2, name })).closest('li')!;

describe('the tasks of a step', () => {
  const outcomes = [
    { id: 'good', title: 'Akkoord', label: 'Akkoord', status: TaskOutcomeStatus.Positive },
    { id: 'bad', title: 'Niet akkoord', label: 'Niet akkoord', status: TaskOutcomeStatus.Negative },
  ];
  const inbox = () => db.tasks.add(aTask({ completeBy: bram, status: TaskStatus.PickedUp }));

  const opened = async (tasks: object[], more: object = {}) => {
    const app = await openCase({ first: aPickedUpStep(), tasks, ...more });
    const list = within(await screen.findByRole('list', { name: /^Taken van stap/ }));
    await list.findByText('Opgepakt');
    return app;
  };

  it('are finished with an outcome, which must be chosen', async () => {
    const task = inbox();
    const { user } = await opened([
      { umbrellaTaskId: task.id, outcomes },
      { title: 'Buren horen', isOptional: true },
    ]);
    await user.keyboard('a');
    const dialog = within(await screen.findByRole('dialog', { name: 'Taak afronden' }));
    expect(dialog.getByRole('radio', { name: 'Akkoord' })).toHaveFocus();
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

  const outcomeButton = (name: string) =>
    screen.findByRole('button', { name: `${name}: taak ‘Huisbezoek afleggen’ afronden` });
  const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

  it('have a button for each outcome, which is then chosen in the dialog', async () => {
    const { user } = await opened([{ umbrellaTaskId: inbox().id, outcomes }]);
    await user.click(await outcomeButton('Niet akkoord'));
    const dialog = await dialogOf('Taak afronden');
    expect(dialog.getByRole('radio', { name: 'Niet akkoord' })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Taak en stap afronden' })).toHaveFocus();
  });

  it('with many outcomes have one button', async () => {
    const four = Array.from({ length: 4 }, (_, nth) => ({
      ...outcomes[0]!,
      id: `o${nth}`,
      label: `Uitkomst ${nth}`,
    }));
    await opened([{ umbrellaTaskId: inbox().id, outcomes: four }]);
    expect(await button('Taak ‘Huisbezoek afleggen’ afronden')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Uitkomst 0/ })).not.toBeInTheDocument();
  });

  it('finish their step too when they are its last, by keyboard alone', async () => {
    const { user } = await opened([{ umbrellaTaskId: inbox().id, outcomes }]);
    await user.keyboard('a');
    await user.keyboard(' {Control>}{Enter}{/Control}');
    const next = await step(/^2\. Nazorg *\(Stap 2 van 2, op te pakken\)$/);
    await waitFor(() => expect(spokenTexts()).toContain('Stap ‘Huisbezoek’ is afgerond.'));
    await waitFor(() => expect(within(next).getByRole('heading', { level: 2 })).toHaveFocus());
    expect(sent(/finish/).map(({ path }) => path.split('/')[4])).toEqual(['finishtask', 'finishstep']);
    expect(sent(/finishtask/)[0]?.body).toEqual({ outcomeId: 'good' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leave their step unfinished on request', async () => {
    const { user } = await opened([{ umbrellaTaskId: inbox().id, outcomes }]);
    await user.click(await outcomeButton('Akkoord'));
    const dialog = await dialogOf('Taak afronden');
    await user.click(dialog.getByRole('checkbox', { name: 'Ook stap ‘Huisbezoek’ afronden' }));
    await user.click(dialog.getByRole('button', { name: 'Taak afronden' }));
    await waitFor(() => expect(spokenTexts()).toContain('Een taak van stap ‘Huisbezoek’ is afgerond.'));
    expect(sent(/finishstep/)).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leave their step unfinished by default while an optional task is open', async () => {
    const { user } = await opened([
      { umbrellaTaskId: inbox().id, outcomes },
      { title: 'Buren horen', isOptional: true },
    ]);
    await user.click(await outcomeButton('Akkoord'));
    const dialog = await dialogOf('Taak afronden');
    expect(dialog.getByRole('checkbox', { name: /Ook stap/ })).not.toBeChecked();
    expect(dialog.getByText(/Eén optionele taak is nog niet af\./)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Taak afronden' })).toBeVisible();
  });

  it.each<[string, object[], object]>([
    ['another task is required', [{ title: 'Verslag maken' }], {}],
    ['the user may not finish it', [], { permissions: reader }],
  ])('do not offer to finish their step when %s', async (_, others, more) => {
    const { user } = await opened([{ umbrellaTaskId: inbox().id, outcomes }, ...others], more);
    await user.click(await outcomeButton('Akkoord'));
    const dialog = await dialogOf('Taak afronden');
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Taak afronden' })).toBeVisible();
  });

  it('stay finished when finishing their step fails, after which only the step is tried again', async () => {
    const { user, store, first } = await opened([{ umbrellaTaskId: inbox().id, outcomes }]);
    const fault = faults.add({ path: '/api/v1/caseflow/finishstep/*', status: 500 });
    await user.click(await outcomeButton('Akkoord'));
    await user.click(
      (await dialogOf('Taak afronden')).getByRole('button', { name: 'Taak en stap afronden' }),
    );
    const dialog = await dialogOf('Stap afronden');
    expect(await dialog.findByText('Afronden stap mislukt. Probeer het nogmaals.')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Taak afronden' })).not.toBeInTheDocument();
    faults.remove(fault);
    const key = submissionKey('caseflows/finishStep', first.id);
    await waitFor(() => expect(selectMaySubmit(store.getState(), key)).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Stap afronden' }));
    await waitFor(() => expect(spokenTexts()).toContain('Stap ‘Huisbezoek’ is afgerond.'));
    expect(sent(/finishtask/)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keep the chosen outcome when they cannot be finished', async () => {
    const { user } = await opened([{ umbrellaTaskId: inbox().id, outcomes }]);
    faults.add({ path: '/api/v1/caseflow/finishtask/*', status: 500 });
    await user.click(await outcomeButton('Niet akkoord'));
    const dialog = await dialogOf('Taak afronden');
    await user.click(dialog.getByRole('button', { name: 'Taak en stap afronden' }));
    expect(await dialog.findByText('Fout opgetreden tijdens afronden van de taak')).toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Niet akkoord' })).toBeChecked();
    expect(sent(/finishstep/)).toEqual([]);
  });

  it('link to their task in the inbox', async () => {
    const task = inbox();
    await openCase({ first: aPickedUpStep(), tasks: [{ umbrellaTaskId: task.id }] });
    expect(await screen.findByRole('link', { name: 'Naar de taak ‘Huisbezoek afleggen’' })).toHaveAttribute(
      'href',
      `/dashboard/taken/overzicht/${task.id}/informatie`,
    );
    const tasks = screen.getByRole('list', { name: 'Taken van stap Huisbezoek' });
    expect(await within(tasks).findByText('Opgepakt')).toBeVisible();
    expect(within(tasks).getByText('Bram Jansen')).toBeVisible();
  });
});

describe('the task of a step in the inbox', () => {
  const teamOfBram = anAssignee({ id: groupIds.leefbaarheid, name: '', type: AssigneeType.FunctionGroup });
  const finish = 'Taak ‘Huisbezoek afleggen’ afronden';
  const opened = async (task: Parameters<typeof aTask>[0]) => {
    const inbox = db.tasks.add(aTask(task));
    const app = await openCase({ first: aPickedUpStep(), tasks: [{ umbrellaTaskId: inbox.id }] });
    return { ...app, inbox, tasks: within(await screen.findByRole('list', { name: /^Taken van stap/ })) };
  };

  it('assigned to a colleague shows that colleague, and no actions', async () => {
    const { tasks } = await opened({ completeBy: carla, status: TaskStatus.PickedUp });
    const who = await tasks.findByRole('button', { name: 'Carla Meijer' });
    expect(tasks.getByText('Opgepakt')).toBeVisible();
    expect(tasks.getAllByRole('button')).toEqual([who]);
  });

  it.each([
    ['nobody’s', { completeBy: null, status: TaskStatus.PickedUp }, 'Aan niemand toegewezen', []],
    ['removed', { completeBy: bram, status: TaskStatus.Removed }, 'Verwijderd', ['Bram Jansen']],
  ])('that is %s shows no actions', async (_, task, text, names) => {
    const { tasks } = await opened(task);
    expect(await tasks.findByText(text)).toBeVisible();
    expect(tasks.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  });

  it('can be finished by a member of its group, and the name of the group is looked up', async () => {
    const { tasks } = await opened({ completeBy: teamOfBram, status: TaskStatus.PickedUp });
    expect(await tasks.findByText('Leefbaarheid')).toBeVisible();
    expect(tasks.getByRole('button', { name: finish })).not.toHaveAttribute('aria-disabled');
  });

  it('that is not picked up says why it cannot be finished yet, until it is picked up', async () => {
    const { tasks, inbox } = await opened({ completeBy: bram, status: TaskStatus.New });
    expect(await tasks.findByText('Toegewezen')).toBeVisible();
    expect(tasks.getByRole('button', { name: finish })).toHaveAccessibleDescription(
      'Deze taak moet eerst in de takenlijst worden opgepakt.',
    );
    act(() => pushTask('pickedUp', db.tasks.change(inbox, { status: TaskStatus.PickedUp })));
    expect(await tasks.findByText('Opgepakt')).toBeVisible();
    expect(tasks.getByRole('button', { name: finish })).not.toHaveAttribute('aria-disabled');
  });

  it('that could not be fetched says so in its row, and can be fetched again there', async () => {
    const fault = faults.add({ path: '/api/v1/caseflow/gettask/*', status: 400 });
    const { tasks, user } = await opened({ completeBy: bram, status: TaskStatus.PickedUp });
    expect(await tasks.findByText('De status van deze taak kon niet worden opgehaald.')).toBeVisible();
    expect(tasks.queryByRole('button', { name: finish })).not.toBeInTheDocument();
    faults.remove(fault);
    await user.click(
      tasks.getByRole('button', { name: 'Stand van taak ‘Huisbezoek afleggen’ opnieuw ophalen' }),
    );
    expect(await tasks.findByRole('button', { name: finish })).toBeVisible();
  });
});
