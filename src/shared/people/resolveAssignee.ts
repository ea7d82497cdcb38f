import { call } from 'typed-redux-saga';
import { isHttpError, isMissing } from '@/api/http/httpError';
import { getColleague, getFunctionGroup } from '@/api/people/people';
import { type Assignee, AssigneeType } from '@/domain/colleagues/assignee';

/**
 * Finds the colleague, or otherwise the function group, with an id from an address (000 §7.2). Null if neither exists,
 * undefined if the request failed.
 */
export function* resolveAssignee(id: string) {
  try {
    return (yield* call(findColleague, id)) ?? (yield* call(findGroup, id));
  } catch (error) {
    if (!isHttpError(error)) throw error;
    return undefined;
  }
}

async function findColleague(id: string): Promise<Assignee | null> {
  const found = await unlessMissing(getColleague(id));
  return found && { id, name: found.name, department: found.department, type: AssigneeType.Employee };
}

async function findGroup(id: string): Promise<Assignee | null> {
  const found = await unlessMissing(getFunctionGroup(id));
  return found && { id, name: found.title, department: null, type: AssigneeType.FunctionGroup };
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
