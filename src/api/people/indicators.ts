import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import { byPriority, type Indicator, IndicatorsOfKey } from '@/domain/people/indicator';
import { sameValue } from '@/lib/values';
import { http } from '../http/http';
import { queries } from '../http/queries';

export const indicatorUrls = {
  evaluate: '/api/v1/indicator/evaluate',
  mute: '/api/v1/indicator/mute',
} as const;

const Indicators = v.pipe(
  d.listOf(IndicatorsOfKey),
  v.transform((answers) => byPriority(answers)),
);

/** The ids of a person, roles and contracts that may have indicators, with the known data of each. */
export interface IndicatorSubjects {
  keys: readonly string[];
  models: readonly object[];
}

export const indicatorQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    indicators: build.query<Indicator[], IndicatorSubjects>({
      query: (body) => ({ url: indicatorUrls.evaluate, body, schema: Indicators }),
      /* The models change with every push; the previous indicators stay on the screen until the new evaluation
         arrives. */
      serializeQueryArgs: ({ queryArgs: { keys } }) => keys.join(),
      forceRefetch: ({ currentArg, previousArg }) => !sameValue(currentArg, previousArg),
      providesTags: ['indicators'],
    }),
  }),
});

/** Mutes an indicator: the server leaves it out of all later answers. */
export const muteIndicator = (indicatorId: string, key: string): Promise<unknown> =>
  http.put(indicatorUrls.mute, { indicatorId, key }, v.unknown());
