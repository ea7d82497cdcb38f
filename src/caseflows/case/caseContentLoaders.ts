import { getCaseActivities } from '@/api/activities';
import { getCaseFlowPage, getInternalMessages, getPublicMessages } from '@/api/caseFlows';
import { getCaseHistory, getCaseMedia } from '@/api/cases';
import { isHttpError } from '@/api/httpError';
import { getRegistrationsOfPerson } from '@/api/registrations';
import { getReportOfCase } from '@/api/selfService';
import { getTaskPage } from '@/api/tasks';
import type { CaseFlow } from '@/domain/caseFlow';
import { DEFAULT_STATUS_CODES } from '@/domain/caseFlowStatus';
import type { Task } from '@/domain/task';
import type { CaseContent, PartName } from './caseContentSlice';
import { CASE_ACTIVITIES_PAGE_SIZE, RELATED_SEARCH_SIZE, RELATED_SHOWN_MAX } from '../caseFlowsConstants';
import { namedPersonOf, personOf } from '../caseFlowsRules';

const NOT_FOUND = 404;

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isHttpError(error) && error.status === NOT_FOUND) return null;
    throw error;
  }
}

/** What else is open for the same person. The search knows names only; two people may share one. */
async function otherCasesOf(caseFlow: CaseFlow): Promise<CaseFlow[]> {
  const person = namedPersonOf(caseFlow);
  if (person === null) return [];
  const { items } = await getCaseFlowPage({
    page: 0,
    pageSize: RELATED_SEARCH_SIZE,
    query: person.name,
    statusses: DEFAULT_STATUS_CODES,
  });
  return items
    .filter((other) => other.id !== caseFlow.id && personOf(other) === person.id)
    .slice(0, RELATED_SHOWN_MAX);
}

/** Open tasks of the same person, as far as this colleague may see them. */
async function otherTasksOf(caseFlow: CaseFlow): Promise<Task[]> {
  const person = namedPersonOf(caseFlow);
  if (person === null) return [];
  const { items } = await getTaskPage({
    page: 0,
    pageSize: RELATED_SEARCH_SIZE,
    searchQuery: person.name,
  });
  return items.filter((task) => task.relatedPerson?.id === person.id).slice(0, RELATED_SHOWN_MAX);
}

/** What a part is asked by, as far as it may change while the case is open: another answer belongs to another one. */
export const sourceOf = (caseFlow: CaseFlow): string =>
  JSON.stringify([caseFlow.umbrellaCaseId, namedPersonOf(caseFlow)]);

type Loaders = { readonly [K in PartName]: (caseFlow: CaseFlow) => Promise<CaseContent[K]> };

/** How each part of a case is fetched. A case without a file on the timeline (`umbrellaCaseId`) has nothing in it. */
export const caseContentLoaders: Loaders = {
  internal: ({ id }) => getInternalMessages(id),
  public: ({ id }) => getPublicMessages(id),
  documents: async ({ umbrellaCaseId: file }) =>
    file === null ? [] : ((await orNull(getCaseMedia(file))) ?? []),
  file: async ({ umbrellaCaseId: file }) => (file === null ? null : orNull(getCaseHistory(file))),
  registrations: async (caseFlow) => {
    const person = personOf(caseFlow);
    return person === null ? [] : ((await orNull(getRegistrationsOfPerson(person))) ?? []);
  },
  activities: async ({ umbrellaCaseId: file }) =>
    file === null ? [] : (await getCaseActivities(file, 0, CASE_ACTIVITIES_PAGE_SIZE)).items,
  report: async ({ umbrellaCaseId: file }) => (file === null ? null : orNull(getReportOfCase(file))),
  otherCases: otherCasesOf,
  otherTasks: otherTasksOf,
};
