import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { pageOf } from '@/domain/decode/page';
import { fillPath } from '@/lib/address';
import { queries } from '../http/queries';
import { knowledgeUrls } from './knowledge';

/** The number of suggested questions (001 §9). */
const SUGGESTED = 8;

const FaqOfScenario = v.object({
  id: d.id,
  question: d.text,
  scenario: d.optionalRecord(v.object({ id: d.id, title: d.text })),
});
export type FaqOfScenario = v.InferOutput<typeof FaqOfScenario>;

export const scenarioFaqQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** Published questions about services that customers can arrange in the portal, found by words. */
    faqsOfScenarios: build.query<{ items: FaqOfScenario[] }, string>({
      query: (text) => ({
        url: fillPath(knowledgeUrls.ofScenarios, { text }),
        params: { page: 0, pageSize: SUGGESTED },
        schema: pageOf(FaqOfScenario),
      }),
    }),
  }),
});
