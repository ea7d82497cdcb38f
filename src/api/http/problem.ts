import * as v from 'valibot';
import * as d from '@/domain/decode/decode';
import type { HttpError } from './httpError';

const Problem = v.fallback(
  v.pipe(
    v.object({ reason: d.optionalText, errors: v.fallback(v.record(v.string(), v.unknown()), {}) }),
    v.transform(({ reason, errors }) => ({ reason, fields: Object.keys(errors) })),
  ),
  { reason: null, fields: [] },
);
type Problem = v.InferOutput<typeof Problem>;

/**
 * The reason of a refusal, and the fields it is about (RFC 7807). The server's sentences are ignored, because they name
 * things that are not on the screen.
 */
export const problemOf = ({ body }: HttpError): Problem => v.parse(Problem, body);
