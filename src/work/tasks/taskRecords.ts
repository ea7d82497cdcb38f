import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from '@/domain/tasks/task';
import { taskEvents, type TaskEvent, type TaskEventKind } from '@/hubs/taskHub';
import { type Change, type Merge, type Records, RecordTable } from '@/kit/livelist/records';
import { recordIdOf } from '@/lib/guid';
import { lookUp } from '@/lib/values';
import { taskList } from './list/taskList';
import { errorNamesRecalled, taskRead, tasksChanged } from './tasksActions';
import { looksSame } from './taskLooks';

/** Keeps the held value of a field that the incoming version leaves empty (AMB-075). */
const mergeTasks: Merge<Task> = (held, incoming) => ({
  ...incoming,
  createdBy: incoming.createdBy ?? held.createdBy,
  from: incoming.from ?? held.from,
  case: incoming.case ?? held.case,
  caseTitle: incoming.caseTitle ?? held.caseTitle,
  properties: Object.keys(incoming.properties).length > 0 ? incoming.properties : held.properties,
});

/** The list endpoint also leaves out fields that only the detail and the hub include. */
const mergeListed: Merge<Task> = (held, listed) => ({
  ...mergeTasks(held, listed),
  completedById: listed.completedById ?? held.completedById,
  finished: listed.finished ?? held.finished,
  pickedUp: listed.pickedUp ?? held.pickedUp,
  mediaIds: listed.mediaIds.length > 0 ? listed.mediaIds : held.mediaIds,
  contractId: listed.contractId ?? held.contractId,
});

/** The detail is complete, except for the title of its case. */
const mergeFetched: Merge<Task> = (held, fetched) => ({
  ...fetched,
  caseTitle: fetched.caseTitle ?? held.caseTitle,
});

const changes: Partial<Record<TaskEventKind, Change<Task>['change']>> = {
  created: 'created',
  deleted: 'deleted',
  discussed: 'talk',
  activitiesUpdated: 'talk',
};

const toChange = ({ kind, id, task }: TaskEvent): Change<Task> => ({
  change: lookUp(changes, kind) ?? 'changed',
  id,
  item: task,
});

export function updateTasks(held: Records<Task>, action: UnknownAction): RecordTable<Task> {
  if (taskEvents.match(action) || tasksChanged.match(action)) {
    const table = new RecordTable(held, looksSame, action.payload);
    for (const event of action.payload.events) table.take(toChange(event), mergeTasks);
    return table;
  }
  if (taskRead.match(action)) {
    const { id, item, ...viewpoint } = action.payload;
    const table = new RecordTable(held, looksSame, viewpoint);
    const change = item === null ? 'deleted' : 'talk';
    table.take({ change, id: recordIdOf(id), item }, mergeFetched);
    return table;
  }
  if (errorNamesRecalled.match(action)) return withErrorNames(held, action.payload);
  const answer = taskList.answerIn(action);
  const table = new RecordTable(held, looksSame, { user: null, now: answer?.now ?? 0 });
  if (answer) table.takeAll(answer.items, mergeListed);
  return table;
}

function withErrorNames(
  held: Records<Task>,
  names: ReturnType<typeof errorNamesRecalled>['payload'],
): RecordTable<Task> {
  const table = new RecordTable(held, looksSame);
  for (const [id, properties] of Object.entries(names)) {
    const task = table.get(id);
    if (task) table.take({ change: 'talk', id, item: { ...task, properties } }, mergeFetched);
  }
  return table;
}
