import { SelfServiceReport } from '@/domain/caseflows/caseHistory';
import type { ChannelType } from '@/domain/timeline/channelType';
import * as d from '@/domain/decode/decode';
import { PortalStart, SelfServiceScenario } from '@/domain/knowledge/selfServiceScenario';
import { fillPath } from '@/lib/address';
import { http } from '../http/http';
import { HttpError } from '../http/httpError';
import { queries } from '../http/queries';

export const selfServiceUrls = {
  reportByCase: '/api/v1/selfservice/report/bycase/:caseId',
  scenarios: '/api/v1/selfservice/scenario/getbyids',
  allScenarios: '/api/v1/selfservice/scenario/all',
  activeScenarios: '/api/v1/selfservice/scenario/active/person/:personId',
  scenario: '/api/v1/selfservice/scenario/:id',
  scenarioByName: '/api/v1/selfservice/scenario/getByName/:name',
  scenarioOfSubject: '/api/v1/selfservice/scenario/forThesaurusTag/:subjectId',
  impersonate: '/api/v1/selfservice/scenario/:id/impersonate/:personId/:channelType',
} as const;

interface Impersonated {
  scenarioId: string;
  personId: string;
  channel: ChannelType;
  /** The file on the timeline that the session belongs to. */
  caseId: string | null;
}

/**
 * Requests a session in the portal in a customer's name. Each answer opens one session; repeating the request does no
 * harm.
 */
export async function impersonate({
  scenarioId,
  personId,
  channel,
  caseId,
}: Impersonated): Promise<PortalStart> {
  const url = fillPath(selfServiceUrls.impersonate, { id: scenarioId, personId, channelType: channel });
  const start = await http.post(url, { caseId }, PortalStart);
  if (start === undefined) throw new HttpError('unusable', 204, url, 'no packet');
  return start;
}

export const selfServiceQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The form that the customer filled in to start this case; null when the case did not start in the portal. */
    reportOfCase: build.query<SelfServiceReport | null, string>({
      query: (caseId) => ({
        url: fillPath(selfServiceUrls.reportByCase, { caseId }),
        schema: SelfServiceReport,
        missing: null,
      }),
      providesTags: ['caseReport'],
      keepUnusedDataFor: Infinity,
    }),
    /** Unknown scenarios are left out. */
    scenarios: build.query<SelfServiceScenario[], readonly string[]>({
      query: (ids) => ({
        url: selfServiceUrls.scenarios,
        params: { ids },
        schema: d.listOf(SelfServiceScenario),
      }),
      providesTags: ['scenarios'],
    }),
    /** All scenarios, including archived ones. */
    allScenarios: build.query<SelfServiceScenario[], undefined>({
      query: () => ({ url: selfServiceUrls.allScenarios, schema: d.listOf(SelfServiceScenario) }),
      providesTags: ['scenarios'],
    }),
    /**
     * The scenarios that can be started for a person (AMB-156); empty for a person who is neither tenant nor home
     * seeker.
     */
    activeScenarios: build.query<SelfServiceScenario[], string>({
      query: (personId) => ({
        url: fillPath(selfServiceUrls.activeScenarios, { personId }),
        schema: d.listOf(SelfServiceScenario),
        missing: [],
      }),
      providesTags: ['scenarios'],
    }),
    /** Null when no scenario has this name. */
    scenarioNamed: build.query<SelfServiceScenario | null, string>({
      query: (name) => ({
        url: fillPath(selfServiceUrls.scenarioByName, { name }),
        schema: SelfServiceScenario,
        missing: null,
      }),
      providesTags: ['scenarios'],
    }),
    /** The scenario that belongs to a subject of the knowledge base; null when there is none. */
    scenarioOfSubject: build.query<SelfServiceScenario | null, string>({
      query: (subjectId) => ({
        url: fillPath(selfServiceUrls.scenarioOfSubject, { subjectId }),
        schema: SelfServiceScenario,
        missing: null,
      }),
      providesTags: ['scenarios'],
    }),
    /** Null when no scenario has this id. */
    scenario: build.query<SelfServiceScenario | null, string>({
      query: (id) => ({
        url: fillPath(selfServiceUrls.scenario, { id }),
        schema: SelfServiceScenario,
        missing: null,
      }),
      providesTags: ['scenarios'],
    }),
  }),
});
