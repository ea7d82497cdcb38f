import * as v from 'valibot';
import { FoundPlace, type Place } from '@/domain/properties/place';
import { uriPart } from '@/lib/address';
import { queries } from '../http/queries';

const TIMEOUT_MS = 10_000;

/** Searches with a public service, which receives the address but learns neither the user nor the page. */
async function lookUp(geocodingUrl: string, question: string): Promise<Place | null> {
  const answer = await fetch(`${geocodingUrl}/search?q=${uriPart(question)}`, {
    credentials: 'omit',
    referrerPolicy: 'origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return v.parse(FoundPlace, await answer.json());
}

interface PlaceAsked {
  geocodingUrl: string;
  /** The questions to ask, in this order, until one has a result. */
  questions: readonly string[];
}

export const placeQueries = queries.injectEndpoints({
  endpoints: (build) => ({
    /** The coordinates of an address; null when it is not on the map. */
    place: build.query<Place | null, PlaceAsked>({
      queryFn: async ({ geocodingUrl, questions }) => {
        try {
          for (const question of questions) {
            const place = await lookUp(geocodingUrl, question);
            if (place !== null) return { data: place };
          }
          return { data: null };
        } catch {
          return { error: { kind: 'noAnswer', status: null, url: geocodingUrl } };
        }
      },
      keepUnusedDataFor: 3_600,
    }),
  }),
});
