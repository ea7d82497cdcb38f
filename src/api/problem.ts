import * as v from 'valibot';
import { optionalText } from '@/domain/decode';
import type { HttpError } from './httpError';

/** The first sentence of each field, whether the server sends one or a list. */
const Sentences = v.pipe(
  v.record(v.string(), v.union([v.string(), v.array(v.string())])),
  v.transform((errors) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([field, said]) => {
        const sentence = typeof said === 'string' ? said : said[0];
        return sentence ? [[field, sentence] as const] : [];
      }),
    ),
  ),
);

const Problem = v.fallback(
  v.object({ reason: optionalText, detail: optionalText, errors: v.fallback(Sentences, {}) }),
  { reason: null, detail: null, errors: {} },
);
type Problem = v.InferOutput<typeof Problem>;

/** Why the server refused: a reason of the wire, a sentence, and a sentence per field (RFC 7807). */
export const problemOf = ({ body }: HttpError): Problem => v.parse(Problem, body);
