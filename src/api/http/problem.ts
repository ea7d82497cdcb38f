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
 * Why the server refused: a reason of the wire, and the fields that it is about (RFC 7807). Its sentences are left alone: they
 * name what nobody sees.
 */
export const problemOf = ({ body }: HttpError): Problem => v.parse(Problem, body);
