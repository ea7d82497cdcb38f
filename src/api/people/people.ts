import { Colleague, FunctionGroup } from '@/domain/colleagues/colleague';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';

export const peopleUrls = {
  person: '/api/v1/people/:id',
  set: '/api/v1/people/set',
  search: '/api/v1/person/search/:text',
  all: '/api/v1/person/search',
  assignees: '/api/v1/colleague/searchcolleaguesandfunctiongroups/:text',
  allAssignees: '/api/v1/colleague/searchcolleaguesandfunctiongroups',
  colleague: '/api/v1/colleague/:id',
  addColleague: '/api/v1/colleague/add',
  updateColleague: '/api/v1/colleague/update',
  colleaguePhoto: '/api/v1/colleague/photo/:id',
  defaultPhoto: '/api/v1/colleague/photo/default',
  functionGroup: '/api/v1/functiongroup/:id',
  foundFunctionGroups: '/api/v1/functiongroup/find',
  foundColleagues: '/api/v1/colleague/search/:text',
  allFoundColleagues: '/api/v1/colleague/search',
  colleaguesByTag: '/api/v1/colleague/colleaguesbytag/:tagId',
  colleaguesByTagAndUnit: '/api/v1/colleague/bytagandunitid/:tagId/:unitId',
  functionGroupsByIds: '/api/v1/functiongroup/byIds',
  updateFunctionGroupsForTag: '/api/v1/functiongroup/updateForTag/:tagId',
  functionGroupsByTag: '/api/v1/functiongroup/pagedbytag/:tagId',
  functionGroupsByUnit: '/api/v1/functiongroup/byunit/:unitId',
  calendar: '/api/v1/calendar/forday/:id',
  presence: '/api/v1/presence/getstatusbyids',
} as const;

export const getColleague = (id: string): Promise<Colleague> =>
  http.get(fillPath(peopleUrls.colleague, { id }), Colleague);

export const getFunctionGroup = (id: string): Promise<FunctionGroup> =>
  http.get(fillPath(peopleUrls.functionGroup, { id }), FunctionGroup);
