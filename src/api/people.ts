import { Assignee } from '@/domain/assignee';
import { Colleague, FunctionGroup } from '@/domain/colleague';
import { type Page, pageOf } from '@/domain/page';
import { Person, type PersonRole } from '@/domain/person';
import { fillPath } from '@/lib/fillPath';
import { http } from './http';

export const peopleUrls = {
  person: '/api/v1/people/:id',
  search: '/api/v1/person/search/:text',
  assignees: '/api/v1/colleague/searchcolleaguesandfunctiongroups/:text',
  allAssignees: '/api/v1/colleague/searchcolleaguesandfunctiongroups',
  colleague: '/api/v1/colleague/:id',
  colleaguePhoto: '/api/v1/colleague/photo/:id',
  functionGroup: '/api/v1/functiongroup/:id',
} as const;

const PersonPage = pageOf(Person);
const AssigneePage = pageOf(Assignee);

interface Paging {
  page: number;
  pageSize: number;
}

export const getPerson = (id: string): Promise<Person> =>
  http.get(fillPath(peopleUrls.person, { id }), Person);

export const searchPeople = (
  text: string,
  { page, pageSize, roles }: Paging & { roles: readonly PersonRole[] },
): Promise<Page<Person>> =>
  http.get(fillPath(peopleUrls.search, { text }), PersonPage, { params: { page, pageSize, roles } });

/** Colleagues and function groups in one list; without text, all of them. */
export const searchAssignees = (
  text: string,
  { page, pageSize }: Paging,
  userId: string,
): Promise<Page<Assignee>> =>
  http.get(text === '' ? peopleUrls.allAssignees : fillPath(peopleUrls.assignees, { text }), AssigneePage, {
    params: { page, pageSize, userId },
  });

export const getColleague = (id: string): Promise<Colleague> =>
  http.get(fillPath(peopleUrls.colleague, { id }), Colleague);

export const getFunctionGroup = (id: string): Promise<FunctionGroup> =>
  http.get(fillPath(peopleUrls.functionGroup, { id }), FunctionGroup);
