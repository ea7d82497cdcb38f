import type { Party } from '../db/records';
import { db } from '../db/db';
import { userIds } from '../session/users';
import type { Seeding } from '../tasks/seed';

/** A colleague of the function group; never Anne, whose desk is the same in every world with or without cases. */
export function someoneOf(groupId: string, { random, colleagues }: Seeding): Party {
  const fitting = colleagues.filter(
    ({ id }) => id !== userIds.anne && db.colleagues.find(id)?.functionGroupIds.includes(groupId),
  );
  return random.pick(fitting);
}
