import * as v from 'valibot';
import { Colleague } from '@/domain/colleague/colleague';
import { pageOf } from '@/domain/decode/page';
import { http } from '../http/http';
import { searchAddress } from '../http/searchAddress';
import { peopleUrls } from './people';

/** What an administrator can say of a colleague; `functiongroups` are ids, and take the place of all of them. */
export interface ColleagueBody {
  name?: string | null;
  job?: string | null;
  department?: string | null;
  email?: string | null;
  phoneNumber?: string | null;
  phoneNumber2?: string | null;
  functiongroups?: readonly string[];
}

const ColleaguePage = pageOf(Colleague);
const colleagueSearch = { byText: peopleUrls.foundColleagues, bare: peopleUrls.allFoundColleagues };

/** The first of a name. */
export async function findColleagues(name: string): Promise<Colleague[]> {
  const { url, params } = searchAddress(colleagueSearch, name);
  const { items } = await http.get(url, ColleaguePage, { params: { ...params, page: 0, pageSize: 20 } });
  return items;
}

/** Person and role are made with it. */
export const addColleague = (colleague: ColleagueBody): Promise<Colleague | undefined> =>
  http.post(peopleUrls.addColleague, colleague, Colleague);

export const updateColleague = (changes: ColleagueBody & { id: string }): Promise<unknown> =>
  http.put(peopleUrls.updateColleague, changes, v.unknown());
