import type { TaskAssignment } from '@/api/caseflows/caseFlows';
import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';
import type { StepTask } from '@/domain/tasks/taskOutcome';
import type { User } from '@/domain/session/user';
import { lookUp } from '@/lib/values';
import { caseFlowDialogTexts } from '../../caseFlowDialogTexts';

/** The chosen assignees, by step task; null when the choice was cleared. */
export type Chosen = Readonly<Record<string, Assignee | null>>;

/** Returns the function group of the step. If the step has none, returns the user who picks it up. */
export function defaultAssignee(groupId: string | null, groupName: string | null, user: User): Assignee {
  if (groupId === null) {
    return { id: user.id, name: user.name, type: AssigneeType.Employee, department: user.department };
  }
  const own = user.functionGroups.find(({ id }) => id === groupId)?.title;
  const name = groupName ?? own ?? caseFlowDialogTexts.pickUp.groupOfStep;
  return { id: groupId, name, type: AssigneeType.FunctionGroup, department: null };
}

/** The key in `Chosen` of the assignee for all tasks without a choice of their own; other keys are ids of tasks. */
const ALL = 'all';

export const chosenForAll = (chosen: Chosen, fallback: Assignee | null): Assignee | null => {
  const one = lookUp(chosen, ALL);
  return one === undefined ? fallback : one;
};

/** Chooses one assignee for everything; earlier choices for single tasks are dropped. */
export const chooseForAll = (assignee: Assignee | null): Chosen => ({ [ALL]: assignee });

export const chosenFor = ({ id }: StepTask, chosen: Chosen, fallback: Assignee | null): Assignee | null => {
  const one = lookUp(chosen, id);
  return one === undefined ? chosenForAll(chosen, fallback) : one;
};

const toAssignment = (id: string, assignee: Assignee): TaskAssignment => {
  const isGroup = assignee.type === AssigneeType.FunctionGroup;
  return {
    id,
    employeeId: isGroup ? null : assignee.id,
    functionGroupId: isGroup ? assignee.id : null,
  };
};

/** Returns the assignments to send (AMB-076); null while a task has no assignee. */
export function toAssignments(
  tasks: readonly StepTask[],
  chosen: Chosen,
  fallback: Assignee | null,
): TaskAssignment[] | null {
  const assignments = tasks.map((task) => {
    const assignee = chosenFor(task, chosen, fallback);
    return assignee && toAssignment(task.id, assignee);
  });
  return assignments.every((assignment) => assignment !== null) ? assignments : null;
}
