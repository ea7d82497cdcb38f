import { AssigneeType } from '@/domain/colleagues/assignee';
import { db } from '../db/db';
import type { ColleagueRecord, FunctionGroupRecord, UserRecord, Party } from '../db/records';

export const assigneeOf = ({ id, name, department }: ColleagueRecord): Party => ({
  id,
  name,
  type: AssigneeType.Employee,
  department,
});

export const assigneeOfGroup = ({ id, title }: FunctionGroupRecord): Party => ({
  id,
  name: title,
  type: AssigneeType.FunctionGroup,
  department: null,
});

/** Finds an assignee by user id, function-group id or employee role id (decisions.md, shapes). */
export function findAssignee(id: string): Party | null {
  const colleague = db.colleagues.find(id) ?? db.colleagues.firstWhere(({ roleId }) => roleId === id);
  if (colleague) return assigneeOf(colleague);
  const group = db.functionGroups.find(id);
  return group ? assigneeOfGroup(group) : null;
}

/** The ids of the user and of the user's function groups, to which work can be assigned. */
export function idsOf(user: UserRecord): ReadonlySet<string> {
  return new Set([user.id, ...(db.colleagues.find(user.id)?.functionGroupIds ?? [])]);
}

export function selfOf(user: UserRecord): Party {
  const colleague = db.colleagues.find(user.id);
  return colleague
    ? assigneeOf(colleague)
    : { id: user.id, name: user.key, type: AssigneeType.Employee, department: null };
}
