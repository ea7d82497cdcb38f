import { skipToken } from '@reduxjs/toolkit/query/react';
import { activityQueries } from '@/api/timeline/activities';
import { caseFlowQueries } from '@/api/caseflows/caseFlowQueries';
import { caseQueries } from '@/api/timeline/caseQueries';
import { housingRegistrationQueries } from '@/api/tenancy/housingRegistrations';
import { selfServiceQueries } from '@/api/knowledge/selfService';
import { taskQueries } from '@/api/tasks/taskQueries';
import type { CaseFlowTab } from '@/core/paths';
import { type CaseActivity, isContact } from '@/domain/timeline/caseActivity';
import type { Audience, CaseFlow, CaseMessage } from '@/domain/caseflows/caseFlow';
import { DEFAULT_STATUS_CODES } from '@/domain/caseflows/caseFlowStatus';
import type { CaseHistory, SelfServiceReport } from '@/domain/caseflows/caseHistory';
import type { Media } from '@/domain/media/media';
import type { Page } from '@/domain/decode/page';
import type { HousingRegistration } from '@/domain/tenancy/housingRegistration';
import type { Task } from '@/domain/tasks/task';
import type { Answer } from '@/ui/feedback/answer';
import { useStays } from '@/core/hooks/useStays';
import { namedPersonOf, personOf } from '../caseFlowsRules';

/** Other cases and tasks of the same person: how many are searched, and how many are shown. */
const RELATED_SEARCH_SIZE = 50;
const RELATED_SHOWN_MAX = 10;

const { caseActivities } = activityQueries.endpoints;
const { caseMessages, otherCases } = caseFlowQueries.endpoints;
const { caseDocuments, caseFile } = caseQueries.endpoints;
const { foundTasks } = taskQueries.endpoints;

const NONE: readonly never[] = [];

/** Returns the id of the case's file on the timeline, if it has one. */
const fileOf = ({ umbrellaCaseId }: CaseFlow) => umbrellaCaseId ?? skipToken;

/** Answers with `nothing` for a case without a file. */
const inFile = <T>(caseFlow: CaseFlow, answer: Answer<T>, nothing: T): Answer<T> =>
  caseFlow.umbrellaCaseId === null ? { ...answer, currentData: nothing } : answer;

export const useCaseFlowMessages = (audience: Audience, caseFlowId: string): Answer<readonly CaseMessage[]> =>
  caseMessages.useQuery({ audience, caseFlowId });

export const useCaseFlowDocuments = (caseFlow: CaseFlow): Answer<readonly Media[]> =>
  inFile<readonly Media[]>(caseFlow, caseDocuments.useQuery(fileOf(caseFlow)), NONE);

/** Null when the case has no file. */
export const useCaseFile = (caseFlow: CaseFlow): Answer<CaseHistory | null> =>
  inFile(caseFlow, caseFile.useQuery(fileOf(caseFlow)), null);

export function useCaseActivities(caseFlow: CaseFlow): Answer<readonly CaseActivity[]> {
  return inFile<readonly CaseActivity[]>(caseFlow, caseActivities.useQuery(fileOf(caseFlow)), NONE);
}

/** Null when the customer did not start the case. */
export const useCaseFlowReport = (caseFlow: CaseFlow): Answer<SelfServiceReport | null> =>
  inFile(caseFlow, selfServiceQueries.endpoints.reportOfCase.useQuery(fileOf(caseFlow)), null);

export function useHousingRegistrations(caseFlow: CaseFlow): Answer<readonly HousingRegistration[]> {
  const person = personOf(caseFlow);
  const answer = housingRegistrationQueries.endpoints.registrationsOfPerson.useQuery(person ?? skipToken);
  return person === null ? { ...answer, currentData: NONE } : answer;
}

/** The records of a person found by name; `isAll` is false when the name has more results than one search returns. */
type Others<T> = Answer<readonly T[]> & { isAll: boolean };

const isAll = (found: Page<unknown> | undefined): boolean => (found?.total ?? 0) <= RELATED_SEARCH_SIZE;

/** Returns other open cases of the same person. The search knows only names, which people may share, so ids decide. */
export function useOtherCases(caseFlow: CaseFlow): Others<CaseFlow> {
  const person = namedPersonOf(caseFlow);
  const answer = otherCases.useQuery(
    person === null
      ? skipToken
      : { page: 0, pageSize: RELATED_SEARCH_SIZE, query: person.name, statusses: DEFAULT_STATUS_CODES },
  );
  const currentData = answer.currentData?.items
    .filter((other) => other.id !== caseFlow.id && personOf(other) === person?.id)
    .slice(0, RELATED_SHOWN_MAX);
  return { ...answer, currentData, isAll: isAll(answer.currentData) };
}

/** Returns open tasks of the same person that this colleague may see. */
export function useOtherTasks(caseFlow: CaseFlow): Others<Task> {
  const person = namedPersonOf(caseFlow);
  const answer = foundTasks.useQuery(
    person === null ? skipToken : { page: 0, pageSize: RELATED_SEARCH_SIZE, searchQuery: person.name },
  );
  const currentData = answer.currentData?.items
    .filter((task) => task.relatedPerson?.id === person?.id)
    .slice(0, RELATED_SHOWN_MAX);
  return { ...answer, currentData, isAll: isAll(answer.currentData) };
}

/** Returns the count behind each tab; a count that no tab has fetched is fetched once the user stays with the case. */
export function useTabCounts(caseFlow: CaseFlow): Partial<Record<CaseFlowTab, number | undefined>> {
  const { id: caseFlowId, steps } = caseFlow;
  const stays = useStays(caseFlowId);
  const asked = <T>(question: T) => (stays ? question : skipToken);
  const documents = caseDocuments.useQueryState(fileOf(caseFlow)).currentData;
  const file = caseFile.useQuery(asked(fileOf(caseFlow))).currentData;
  const internal = caseMessages.useQuery(asked({ audience: 'internal', caseFlowId } as const)).currentData;
  const toCustomer = caseMessages.useQuery(asked({ audience: 'public', caseFlowId } as const)).currentData;
  const activities = caseActivities.useQueryState(fileOf(caseFlow)).currentData;
  return {
    stappen: steps.length || undefined,
    documenten: documents?.length ?? file?.media,
    messages: internal?.length,
    publicmessages: toCustomer?.length,
    contactmomenten: activities?.filter(isContact).length ?? file?.activities,
  };
}
