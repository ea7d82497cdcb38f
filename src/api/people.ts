import { Colleague, FunctionGroup } from '@/domain/colleague';
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

export const getColleague = (id: string): Promise<Colleague> =>
  http.get(fillPath(peopleUrls.colleague, { id }), Colleague);

export const getFunctionGroup = (id: string): Promise<FunctionGroup> =>
  http.get(fillPath(peopleUrls.functionGroup, { id }), FunctionGroup);
