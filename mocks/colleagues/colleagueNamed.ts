import { refuse } from '../backend/answers';
import { db } from '../db/db';
import type { ColleagueRecord } from '../db/records';
import { isSameId } from '../tenancy/roles';

/** Finds a colleague by colleague, person or role id. */
export const findColleague = (asked: string): ColleagueRecord | undefined =>
  db.colleagues.find(asked) ??
  db.colleagues.firstWhere(({ personId, roleId }) => isSameId(personId, asked) || isSameId(roleId, asked));

export const colleagueNamed = (asked: string): ColleagueRecord =>
  findColleague(asked) ?? refuse(404, 'De medewerker bestaat niet.');
