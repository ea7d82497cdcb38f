import { SelfServiceReport } from '@/domain/caseflow/caseHistory';
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
  /** The file on the timeline that it belongs to. */
  caseId: string | null;
}

/** Asks for a session in the portal in somebody's name. Each answer opens one; asking again does no harm. */
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
    /** What the customer filled in to start this case; null where it did not start that way. */
    reportOfCase: build.query<SelfServiceReport | null, string>({
      query: (caseId) => ({
        url: fillPath(selfServiceUrls.reportByCase, { caseId }),
        schema: SelfServiceReport,
        missing: null,
      }),
      providesTags: ['caseReport'],
      keepUnusedDataFor: Infinity,
    }),
    /** Unknown ones are left out. */
    scenarios: build.query<SelfServiceScenario[], readonly string[]>({
      query: (ids) => ({
        url: selfServiceUrls.scenarios,
        params: { ids },
        schema: d.listOf(SelfServiceScenario),
      }),
    }),
    /** Archived ones too. */
    allScenarios: build.query<SelfServiceScenario[], undefined>({
      query: () => ({ url: selfServiceUrls.allScenarios, schema: d.listOf(SelfServiceScenario) }),
      providesTags: ['scenarios'],
    }),
    /** What can be started for a person (AMB-156); nothing for who is neither tenant nor looking for a home. */
    activeScenarios: build.query<SelfServiceScenario[], string>({
      query: (personId) => ({
        url: fillPath(selfServiceUrls.activeScenarios, { personId }),
        schema: d.listOf(SelfServiceScenario),
        missing: [],
      }),
      providesTags: ['scenarios'],
    }),
    /** Null for a name that is no scenario's. */
    scenarioNamed: build.query<SelfServiceScenario | null, string>({
      query: (name) => ({
        url: fillPath(selfServiceUrls.scenarioByName, { name }),
        schema: SelfServiceScenario,
        missing: null,
      }),
      providesTags: ['scenarios'],
    }),
    /** Where a subject of the knowledge base leads to; null for none. */
    scenarioOfSubject: build.query<SelfServiceScenario | null, string>({
      query: (subjectId) => ({
        url: fillPath(selfServiceUrls.scenarioOfSubject, { subjectId }),
        schema: SelfServiceScenario,
        missing: null,
      }),
      providesTags: ['scenarios'],
    }),
    /** Null for an id that is no scenario's. */
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
