import * as v from 'valibot';
import * as d from '../decode/decode';
import { User } from './user';

/** The application as the back end knows it (AMB-022). */
export const Application = v.object({ id: d.id, name: d.text });
export type Application = v.InferOutput<typeof Application>;

/** The answer of the session call (000 §3.1). `config.configuration` is merged over the runtime file (AMB-014). */
export const Session = v.object({
  user: d.optionalRecord(User),
  /** A JWT; its `exp` is the end of its validity. */
  accessToken: d.text,
  config: v.fallback(
    v.object({
      version: v.fallback(v.nullable(v.object({ major: d.count, minor: d.count, patch: d.count })), null),
      configuration: v.fallback(v.record(v.string(), v.unknown()), {}),
    }),
    { version: null, configuration: {} },
  ),
});
export type Session = v.InferOutput<typeof Session>;
