import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from '@/domain/task/task';
import { taskEvents, type TaskEvent, type TaskEventKind } from '@/hubs/taskHub';
import { type Change, type Merge, type Records, RecordTable } from '@/list/records';
import { taskList } from './list/taskList';
import { detailLoaded, tasksChanged } from './tasksActions';
import { errorTitle } from './tasksRules';

const named = (
  one: { id?: string; name: string } | null,
  other: { id?: string; name: string } | null,
): boolean => one?.id === other?.id && one?.name === other?.name;

const SHOWN = [
  'lastModified',
  'status',
  'ends',
  'created',
  'description',
  'discussionCount',
  'caseTitle',
  'unitId',
  'complexId',
] as const satisfies readonly (keyof Task)[];

/** The same as far as the list shows it. */
export const looksSame = (one: Task, other: Task): boolean =>
  SHOWN.every((field) => one[field] === other[field]) &&
  errorTitle(one) === errorTitle(other) &&
  named(one.completeBy, other.completeBy) &&
  named(one.relatedPerson, other.relatedPerson) &&
  named(one.taskType, other.taskType);

/** What one version does not say is kept from the other (AMB-075). */
const mergeTasks: Merge<Task> = (held, incoming) => ({
  ...incoming,
  createdBy: incoming.createdBy ?? held.createdBy,
  from: incoming.from ?? held.from,
  case: incoming.case ?? held.case,
  caseTitle: incoming.caseTitle ?? held.caseTitle,
  properties: Object.keys(incoming.properties).length > 0 ? incoming.properties : held.properties,
});

/** A list leaves out more: what only the detail and the hub know. */
const mergeListed: Merge<Task> = (held, listed) => ({
  ...mergeTasks(held, listed),
  completedById: listed.completedById ?? held.completedById,
  finished: listed.finished ?? held.finished,
  pickedUp: listed.pickedUp ?? held.pickedUp,
  mediaIds: listed.mediaIds.length > 0 ? listed.mediaIds : held.mediaIds,
  contractId: listed.contractId ?? held.contractId,
});

/** The detail is whole, but for the title of its case. */
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
  change: changes[kind] ?? 'changed',
  id,
  item: task,
});

/** The tasks with what an action says of them. */
export function updateTasks(held: Records<Task>, action: UnknownAction): RecordTable<Task> {
  if (taskEvents.match(action) || tasksChanged.match(action)) {
    const table = new RecordTable(held, looksSame, action.payload);
    for (const event of action.payload.events) table.take(toChange(event), mergeTasks);
    return table;
  }
  if (detailLoaded.match(action)) {
    const { task, ...viewpoint } = action.payload;
    const table = new RecordTable(held, looksSame, viewpoint);
    table.take({ change: 'talk', id: task.id, item: task }, mergeFetched);
    return table;
  }
  const answer = taskList.answerIn(action);
  const table = new RecordTable(held, looksSame, { user: null, now: answer?.now ?? 0 });
  if (answer) table.takeAll(answer.items, mergeListed);
  return table;
}
