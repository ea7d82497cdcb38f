import { useSelector } from 'react-redux';
import * as v from 'valibot';
import { selectSignedInId, selectUser } from '@/core/session/sessionSlice';
import { readPersonal, writePersonal } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { Assignee, AssigneeType } from '@/domain/colleagues/assignee';

interface Employee {
  id: string;
  name: string;
  department: string | null;
}

export const employee = ({ id, name, department }: Employee): Assignee => ({
  id,
  name,
  department,
  type: AssigneeType.Employee,
});

const functionGroup = ({ id, title }: { id: string; title: string }): Assignee => ({
  id,
  name: title,
  department: null,
  type: AssigneeType.FunctionGroup,
});

/** The frequent assignees: the user, the user's function groups, and the last chosen assignee. */
export function useOwnAssignees() {
  const user = useSelector(selectUser);
  const userId = useSelector(selectSignedInId);
  const last = readPersonal(storageKeys.lastAssignee, userId, v.nullable(Assignee), null);
  const self = user && employee(user);
  const groups = (user?.functionGroups ?? []).map(functionGroup);
  const own = [...(self ? [self] : []), ...groups];
  return {
    self,
    choices: last === null || own.some(({ id }) => id === last.id) ? own : [...own, last],
    /** Remembers an assignee who is neither the user nor one of the user's function groups. */
    remember: (assignee: Assignee | null) => {
      if (assignee !== null && own.every(({ id }) => id !== assignee.id))
        writePersonal(storageKeys.lastAssignee, userId, assignee);
    },
  };
}
