import { type Body, textOrNull } from '../backend/body';
import { refuse } from '../backend/answers';
import { isOpenCase } from '../caseflows/state';
import { db } from '../db/db';
import type { FunctionGroupRecord } from '../db/records';
import { toFunctionGroup } from '../people/handlers';
import { isOpenTask } from '../tasks/query';
import { listActions } from './actions';

/** The colleagues in a body; null when it has none. */
function membersIn({ memberIds }: Body): readonly string[] | null {
  if (memberIds === undefined) return null;
  const ids = Array.isArray(memberIds) ? memberIds.map(String) : [];
  return ids.every((id) => db.colleagues.find(id)) ? ids : refuse(422, 'Onbekende medewerker.', 'memberIds');
}

/** Replaces all members of the group. */
function setMembers(group: string, ids: readonly string[]): void {
  for (const colleague of db.colleagues.all()) {
    const others = colleague.functionGroupIds.filter((id) => id !== group);
    const functionGroupIds = ids.includes(colleague.id) ? [...others, group] : others;
    db.colleagues.change(colleague, { functionGroupIds });
  }
}

function whyKept({ id }: FunctionGroupRecord): string | null {
  if (db.tasks.some((task) => isOpenTask(task) && task.completeBy?.id === id))
    return 'Aan de functiegroep zijn open taken toegewezen.';
  return db.caseFlows.some((flow) => isOpenCase(flow) && flow.ownerModel?.id === id)
    ? 'De functiegroep is eigenaar van open zaken.'
    : null;
}

export const functionGroups = listActions<FunctionGroupRecord>({
  table: db.functionGroups,
  thing: 'De functiegroep',
  nameOf: ({ title }) => title,
  blank: (id) => ({ id, title: '' }),
  read: (body) => {
    membersIn(body);
    const title = textOrNull(body['title']) ?? textOrNull(body['name']);
    return title === null ? {} : { title };
  },
  written: ({ id }, body) => {
    const members = membersIn(body);
    if (members !== null) setMembers(id, members);
  },
  shown: toFunctionGroup,
  inUse: whyKept,
  idIn: 'body',
});
