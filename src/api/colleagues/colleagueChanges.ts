import * as v from 'valibot';
import { Colleague } from '@/domain/colleagues/colleague';
import { pageOf } from '@/domain/decode/page';
import { http } from '../http/http';
import { searchAddress } from '../http/searchAddress';
import { peopleUrls } from '../people/people';

/**
 * The fields of a colleague that an administrator can change; `functiongroups` holds ids and replaces all present
 * groups.
 */
export type ColleagueBody = {
  [N in keyof Omit<Colleague, 'id'>]?: (N extends 'functiongroups' ? readonly string[] : Colleague[N]) | null;
};

const ColleaguePage = pageOf(Colleague);
const colleagueSearch = { byText: peopleUrls.foundColleagues, bare: peopleUrls.allFoundColleagues };

/** Returns the first page of colleagues with this name. */
export async function findColleagues(name: string): Promise<Colleague[]> {
  const { url, params } = searchAddress(colleagueSearch, name);
  const { items } = await http.get(url, ColleaguePage, { params: { ...params, page: 0, pageSize: 20 } });
  return items;
}

/** Adds a colleague, and also creates the person and the role. */
export const addColleague = (colleague: ColleagueBody): Promise<Colleague | undefined> =>
  http.post(peopleUrls.addColleague, colleague, Colleague);

export const updateColleague = (changes: ColleagueBody & { id: string }): Promise<unknown> =>
  http.put(peopleUrls.updateColleague, changes, v.unknown());
