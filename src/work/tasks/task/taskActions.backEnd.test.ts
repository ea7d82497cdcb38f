import type { TaskRecord } from '@mocks/tasks/records';
import { aCaseFlow, aPerson, aStep, aStepTask, aTask, db } from '@mocks/db';
import { clock, faults, stats, userIds } from '@mocks/backend/testServer';
import { pickUp } from '@mocks/tasks/actions';
import { users } from '@mocks/session/users';
import type { TaskUpdate } from '@/api/tasks/tasks';
import { selectSubmission, submissionKey } from '@/core/submissions/submissionsSlice';
import { selectToasts } from '@/core/toasts/toastsSlice';
import { whyFailed } from '@/lib/failures/whyFailed';
import { AssigneeType } from '@/domain/colleagues/assignee';
import { TaskStatus } from '@/domain/tasks/taskStatus';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { listOf, selectOpenTask, showContent, startTasks } from '@/testing/tasksStore';
import { taskMessages } from '../taskMessages';
import { noFilters } from '../list/taskFilters';
import { messageCount } from '../tasksRules';
import { selectNextTaskId, selectOpen, selectOpenLoad } from '../tasksSelectors';
import {
  deleteRequested,
  finishRequested,
  linkRequested,
  pickUpRequested,
  rejectRequested,
  replyRequested,
  stepTaskFinishRequested,
  taskOpened,
  updateRequested,
} from '../tasksActions';
import { overviewEntered } from '../list/taskList';

const person = (id: string, name: string) => ({ id, name, type: AssigneeType.Employee, department: null });
const anne = person(userIds.anne, 'Anne de Vries');
const bram = person(userIds.bram, 'Bram Jansen');
const ends = (hours: number) => new Date(clock.now() + hours * 3_600_000).toISOString();

async function open(changes: Partial<TaskRecord> = {}, key: 'anne' | 'bram' = 'anne') {
  const completeBy = key === 'anne' ? anne : bram;
  const task = db.tasks.add(
    aTask({ completeBy, from: key === 'anne' ? bram : anne, ends: ends(1), ...changes }),
  );
  const app = await startTasks(key);
  app.dispatch(overviewEntered({ filters: noFilters, sort: 'ends', page: 0 }));
  app.dispatch(taskOpened(task.id));
  const { history } = showContent(app, task.id);
  await vi.waitFor(() => {
    expect(listOf(app).load).toBe('loaded');
    expect(selectOpenLoad(app.getState())).toBe('loaded');
    expect(history()).toBeDefined();
  });
  stats.reset();
  const toasts = () => selectToasts(app.getState()).map(({ text }) => text);
  const said = (text: string) => vi.waitFor(() => expect(toasts()).toContain(text));
  const submission = (action: 'pickUp' | 'finish' | 'reject' | 'delete' | 'reply' | 'update' | 'link') =>
    selectSubmission(app.getState(), submissionKey(`tasks/${action}`, task.id));
  return { ...app, id: task.id, task, history, toasts, said, submission };
}

const sent = (path: RegExp) => stats.seen.filter((seen) => seen.method !== 'GET' && path.test(seen.path));

describe('A task action', () => {
  it('picks up the task with one request for ten clicks', async () => {
    const app = await open();
    for (let click = 0; click < 10; click += 1) app.dispatch(pickUpRequested(app.id));
    expect(app.submission('pickUp')).toEqual({ status: 'sending', message: null });
    await app.said('Taak succesvol opgepakt');
    expect(selectOpenTask(app.getState())?.status).toBe(TaskStatus.PickedUp);
    expect(sent(/pickUp/i)).toHaveLength(1);
    expect(app.submission('pickUp')).toBeNull();
  });

  it('finishes the task, removes it from the list and remembers the next task', async () => {
    const next = db.tasks.add(aTask({ ends: ends(2) }));
    const app = await open({ status: TaskStatus.PickedUp });
    app.dispatch(finishRequested({ id: app.id, reason: '  Opgelost ' }));
    await app.said('Taak succesvol afgerond');
    expect(listOf(app).ids).toEqual([next.id]);
    expect(selectNextTaskId(app.getState())).toBe(next.id);
    expect(sent(/finish/)[0]?.body).toEqual({ reason: 'Opgelost' });
    expect(selectOpenTask(app.getState())?.status).toBe(TaskStatus.Finished);
  });

  it('rejects the task, which goes back to its owner', async () => {
    const app = await open();
    app.dispatch(rejectRequested({ id: app.id, reason: 'Niet voor mij' }));
    await app.said('Taak succesvol geweigerd');
    expect(listOf(app).ids).toEqual([]);
    expect(selectOpenTask(app.getState())).toMatchObject({
      status: TaskStatus.Rejected,
      completeBy: { id: bram.id },
    });
  });

  it('deletes the task, which leaves the list', async () => {
    const app = await open({ createdBy: anne });
    app.dispatch(deleteRequested({ id: app.id, reason: 'Dubbel' }));
    await app.said('Taak succesvol verwijderd');
    expect(listOf(app).ids).toEqual([]);
    expect(selectOpen(app.getState()).removed).toBe(true);
  });

  it('replies, and shows the message', async () => {
    const app = await open();
    app.dispatch(replyRequested({ id: app.id, message: 'Ik bel morgen.' }));
    await vi.waitFor(() => expect(app.history()?.map(({ message }) => message)).toContain('Ik bel morgen.'));
    expect(app.toasts()).toEqual([]);
  });

  it('updates and links the task', async () => {
    const app = await open({ relatedPerson: null }, 'bram');
    const customer = db.people.add(aPerson());
    const { status, completeBy, description, mediaIds, taskType, created } = app.task;
    const update: TaskUpdate = {
      id: app.id,
      status,
      completeBy,
      description,
      mediaIds,
      taskType,
      created,
      subject: 'Anders',
      ends: ends(3),
    };
    app.dispatch(updateRequested({ update }));
    await app.said('Taak bijgewerkt');
    app.dispatch(linkRequested({ taskId: app.id, personId: customer.id, contractId: null }));
    await app.said('Taak succesvol gekoppeld');
    expect(selectOpenTask(app.getState())).toMatchObject({
      subject: 'Anders',
      relatedPerson: { id: customer.id },
    });
  });

  it('sends nothing without a reason or a message', async () => {
    const app = await open({ status: TaskStatus.PickedUp, createdBy: anne });
    app.dispatch(finishRequested({ id: app.id, reason: ' ' }));
    app.dispatch(rejectRequested({ id: app.id, reason: '\n' }));
    app.dispatch(deleteRequested({ id: app.id, reason: '' }));
    app.dispatch(replyRequested({ id: app.id, message: '\t ' }));
    expect(sent(/./)).toEqual([]);
  });
});

describe('A refused action', () => {
  const status = TaskStatus.PickedUp;
  type Opened = Awaited<ReturnType<typeof open>>;
  const cases: [
    string,
    string,
    Partial<TaskRecord>,
    'pickUp' | 'finish' | 'reject' | 'delete' | 'reply' | 'update' | 'link',
    (app: Opened) => void,
  ][] = [
    [
      'Fout opgetreden tijdens oppakken van de taak. Probeer het nogmaals.',
      'pickUp',
      {},
      'pickUp',
      (app) => app.dispatch(pickUpRequested(app.id)),
    ],
    [
      'Fout opgetreden tijdens afronden van de taak. Probeer het nogmaals.',
      'finish',
      { status },
      'finish',
      (app) => app.dispatch(finishRequested({ id: app.id, reason: 'x' })),
    ],
    [
      'Fout opgetreden tijdens weigeren van de taak. Probeer het nogmaals.',
      'reject',
      {},
      'reject',
      (app) => app.dispatch(rejectRequested({ id: app.id, reason: 'x' })),
    ],
    [
      'Fout opgetreden tijdens verwijderen van de taak. Probeer het nogmaals.',
      'delete',
      { createdBy: anne },
      'delete',
      (app) => app.dispatch(deleteRequested({ id: app.id, reason: 'x' })),
    ],
    [
      'Er is iets mis gegaan tijdens het opslaan van het bericht. Probeer het nogmaals.',
      'discuss',
      {},
      'reply',
      (app) => app.dispatch(replyRequested({ id: app.id, message: 'x' })),
    ],
    [
      'Taak kon niet bijgewerkt worden',
      'update',
      {},
      'update',
      (app) => app.dispatch(updateRequested({ update: app.task })),
    ],
    [
      'Taak kan niet gekoppeld worden. Probeer het nogmaals.',
      'link',
      {},
      'link',
      (app) => app.dispatch(linkRequested({ taskId: app.id, personId: 'p', contractId: null })),
    ],
  ];

  describe.each([500, 409, 403])('with status %i', (code) => {
    it.each(cases)('shows: %s', async (sentence, path, changes, subject, act) => {
      const app = await open(changes);
      faults.add({ path: `/api/v1/task/${path}*`, status: code });
      act(app);
      await app.said(sentence);
      expect(app.submission(subject)).toMatchObject({
        status: 'failed',
        message: sentence,
        reason: whyFailed({ kind: 'refused', status: code }),
      });
      expect(selectOpenTask(app.getState())?.status).toBe(app.task.status);
      expect(sent(/./)).toHaveLength(1);
    });
  });

  it('shows the current task to the loser of a race', async () => {
    const app = await open();
    await app.disconnect();
    pickUp(app.task, { ...users.bram, id: userIds.anne });
    app.dispatch(pickUpRequested(app.id));
    await app.said(taskMessages.pickUp.failure);
    await vi.waitFor(() => expect(selectOpenTask(app.getState())?.status).toBe(TaskStatus.PickedUp));
  });
});

describe('A lost answer', () => {
  it('is no failure when the server has performed the action, which is not repeated', async () => {
    const app = await open();
    faults.add({ path: '/api/v1/task/pickUp/*', drop: 'dropAfter' });
    app.dispatch(pickUpRequested(app.id));
    await app.said('Taak succesvol opgepakt');
    faults.add({ path: '/api/v1/task/discuss/*', drop: 'dropAfter' });
    app.dispatch(replyRequested({ id: app.id, message: 'Eén keer' }));
    await vi.waitFor(() => expect(messageCount(app.history() ?? [])).toBeGreaterThan(0));
    await vi.waitFor(() => expect(app.submission('reply')).toBeNull());
    expect(sent(/discuss/)).toHaveLength(1);
    expect(app.toasts()).toEqual(['Taak succesvol opgepakt']);
  });

  it('makes the action uncertain when the server has not performed it', async () => {
    const app = await open({ status: TaskStatus.PickedUp, createdBy: anne });
    faults.add({ path: '/api/v1/task/*', method: 'PUT', drop: 'dropBefore' });
    faults.add({ path: '/api/v1/task/*', method: 'POST', drop: 'dropBefore' });
    app.dispatch(finishRequested({ id: app.id, reason: 'x' }));
    app.dispatch(replyRequested({ id: app.id, message: 'x' }));
    app.dispatch(updateRequested({ update: { ...app.task, subject: 'Anders' } }));
    await vi.waitFor(() => {
      for (const subject of ['finish', 'reply', 'update'] as const) {
        expect(app.submission(subject)?.status).toBe('uncertain');
      }
    });
    expect(selectOpenTask(app.getState())).toMatchObject({
      status: TaskStatus.PickedUp,
      subject: app.task.subject,
    });
  });
});

describe('A case-flow task', () => {
  const changes = {
    status: TaskStatus.PickedUp,
    taskType: { name: 'Zaaktaak', category: TaskTypeCategory.CaseFlow },
  } satisfies Partial<TaskRecord>;

  it('cannot be finished without viewCaseFlow', async () => {
    const app = await open(changes);
    app.dispatch(finishRequested({ id: app.id, reason: 'Klaar' }));
    app.dispatch(stepTaskFinishRequested({ id: app.id, outcomeId: null }));
    await app.said('Niet mogelijk om de taak af te ronden.');
    expect(sent(/./)).toEqual([]);
  });

  it('is finished by its step task', async () => {
    const app = await open(changes, 'bram');
    const step = aStep();
    db.stepTasks.add(aStepTask(aCaseFlow({ steps: [step] }), step, { umbrellaTaskId: app.id }));
    app.dispatch(stepTaskFinishRequested({ id: app.id, outcomeId: null }));
    await app.said('Taak succesvol afgerond');
    await vi.waitFor(() => expect(listOf(app).ids).toEqual([]));
    expect(sent(/finishtask/i)).toHaveLength(1);
    expect(sent(/task\/finish/)).toEqual([]);
  });
});

const nowhere = 'nowhere';
it.each([
  ['pickUp', pickUpRequested(nowhere)],
  ['finish', finishRequested({ id: nowhere, reason: 'Klaar' })],
  ['finish step', stepTaskFinishRequested({ id: nowhere, outcomeId: null })],
  ['reject', rejectRequested({ id: nowhere, reason: 'Nee' })],
  ['delete', deleteRequested({ id: nowhere, reason: 'Weg' })],
  ['reply', replyRequested({ id: nowhere, message: 'Hallo' })],
  ['link', linkRequested({ taskId: nowhere, personId: 'p', contractId: null })],
])('The action %s without a selected task shows an error, and sends nothing (TASK-80)', async (_, action) => {
  const app = await open();
  app.dispatch(action);
  await app.said('No task selected yet.');
  expect(sent(/./)).toEqual([]);
});
