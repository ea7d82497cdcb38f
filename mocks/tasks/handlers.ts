import { textOf } from '../backend/body';
import { TaskTypeCategory } from '@/domain/tasks/taskType';
import { created, pageOf, refuse } from '../backend/answers';
import type { Handlers } from '../backend/backend';
import { anyOf, refusing, session, taskOrCase, readTaskTypes, viewTask } from '../backend/demands';
import { clock } from '../world/clock';
import { dutchDateAfter, dutchMoment } from '../db/calendar';
import { nextId } from '../db/builders';
import { db } from '../db/db';
import { historyOf } from '../timeline/history';
import type { TaskRecord } from './records';
import * as actions from './actions';
import { listParameter, listTasks, readTaskQuery } from './query';
import { defaultDaysFor, defaultTaskType, taskTypeNamed, taskTypes } from './types';
import { toDetail, toListItem, toRecord, toTaskActivity, toTaskType } from './records';
import { readNewTask, readTaskContents } from './payloads';
import type { Call } from '../backend/backend';

function taskOf(call: Call, id = call.param('id')): TaskRecord {
  return db.tasks.named(id);
}

function list(call: Call) {
  const found = listTasks(readTaskQuery(call.query), call.user, clock.now());
  const page = pageOf(found, call.query);
  return { ...page, items: page.items.map(toListItem) };
}

const typesExcept = (category?: TaskTypeCategory) =>
  taskTypes.filter((type) => type.category !== category).map((type) => toTaskType(type));

const ofCase = (caseId: string) => db.tasks.where((task) => task.case?.id === caseId);

const SATURDAY = 6;

/** A number of working days from now, at five in the afternoon. */
function deadlineIn(workingDays: number): string {
  let days = 0;
  for (let left = workingDays; left > 0;) {
    days += 1;
    const weekday = new Date(`${dutchDateAfter(clock.now(), days)}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== SATURDAY) left -= 1;
  }
  return dutchMoment(clock.now(), days, '17:00');
}

const act =
  (action: (task: TaskRecord, user: Call['user'], reason: unknown) => TaskRecord) => async (call: Call) => {
    const { reason } = await call.body();
    return toDetail(action(taskOf(call), call.user, reason));
  };

export const taskHandlers: Handlers = {
  'GET /api/v1/task/overview': viewTask(list),
  'GET /api/v1/task/search': viewTask(list),
  'GET /api/v1/task/byId/:id': viewTask((call) => toDetail(taskOf(call))),
  'GET /api/v1/task/byIds': taskOrCase((call) =>
    listParameter(call.query, 'ids')
      .flatMap((id) => (db.tasks.find(id) ?? []) as TaskRecord[] | TaskRecord)
      .map(toRecord),
  ),
  'GET /api/v1/task/forCase/:id': taskOrCase((call) =>
    ofCase(call.param('id').toLowerCase()).map(toListItem),
  ),
  'GET /api/v1/task/getLinkedTasks/:id': viewTask((call) => {
    const task = taskOf(call);
    const linked = task.case === null ? [] : ofCase(task.case.id).filter(({ id }) => id !== task.id);
    return linked.map(toListItem);
  }),
  'GET /api/v1/task/types/visible': readTaskTypes(() => typesExcept(TaskTypeCategory.Error)),
  'GET /api/v1/task/types/all': readTaskTypes(() => typesExcept()),
  'GET /api/v1/task/types/allexceptcaseflow': readTaskTypes(() => typesExcept(TaskTypeCategory.CaseFlow)),
  'GET /api/v1/task/types/default': readTaskTypes(() => toTaskType(defaultTaskType)),
  'GET /api/v1/task/GetHistory/:id': viewTask((call) => {
    const page = pageOf(historyOf(taskOf(call)), call.query);
    return { ...page, items: page.items.map(toTaskActivity) };
  }),
  'GET /api/v1/task/GetDefaultDeadline': readTaskTypes(() => ({
    deadline: deadlineIn(defaultDaysFor(null)),
  })),
  'GET /api/v1/task/GetDefaultDeadlineForTaskType': readTaskTypes(({ query }) => {
    const name = query.get('name') ?? '';
    const type = taskTypeNamed(name) ?? refuse(404, `Onbekende taaksoort '${name}'.`);
    return { deadline: deadlineIn(defaultDaysFor(type.category)) };
  }),

  'POST /api/v1/task/create': anyOf('createTask')(async (call) => {
    const body = await call.body();
    const task = readNewTask(body, call.user);
    const zoneId = textOf(body['residentialZoneId']);
    return created(toDetail(zoneId === '' ? actions.add(task) : actions.addForZone(task, zoneId)));
  }),
  'POST /api/v1/task/discuss/:id': viewTask(async (call) => {
    const { message } = await call.body();
    const done = actions.discuss(taskOf(call), call.user, message);
    return historyOf(done).slice(0, 1).map(toTaskActivity)[0];
  }),
  'PUT /api/v1/task/update/:id': session(async (call) => {
    const body = await call.body();
    const task = taskOf(call);
    return toDetail(actions.update(task, call.user, () => readTaskContents(body, task)));
  }),
  'PUT /api/v1/task/pickUp/:id': viewTask((call) => toDetail(actions.pickUp(taskOf(call), call.user))),
  'PUT /api/v1/task/finish/:id': viewTask(act(actions.finish)),
  'PUT /api/v1/task/reject/:id': viewTask(act(actions.reject)),
  'PUT /api/v1/task/delete/:id': session(act(actions.remove)),
  'PUT /api/v1/task/linkAnonymousTask': refusing(
    'Koppelen kan alleen met het recht editTask.',
    'editTask',
  )(async (call) => {
    const { taakId, personId, contractId } = await call.body();
    const task = taskOf(call, textOf(taakId));
    const contract = textOf(contractId) || null;
    return toDetail(actions.link(task, call.user, textOf(personId), contract));
  }),
  'PUT /api/v1/task/createFaqSuggestion': anyOf('knowledgebaseFaqCreateSuggestion')(async (call) => {
    const { question, suggestion, fromOperatorId } = await call.body();
    db.faqSuggestions.add({
      id: nextId(),
      question: textOf(question),
      suggestion: textOf(suggestion),
      fromOperatorId: textOf(fromOperatorId) || call.user.id,
    });
  }),
  'POST /api/v1/activity/task/assignChatConversation': viewTask(async (call) => {
    const { chatConversationId, taskId } = await call.body();
    const conversation = textOf(chatConversationId);
    if (conversation === '') refuse(422, 'Een chatgesprek is verplicht.', 'chatConversationId');
    actions.assignChat(taskOf(call, textOf(taskId)), conversation);
  }),
};
