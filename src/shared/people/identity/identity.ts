import * as v from 'valibot';
import { identityTexts } from './identityTexts';

/** The facts that established a person's identity, and the moment. Null while the identity is not established. */
export const Identity = v.nullable(v.object({ at: v.number(), facts: v.array(v.string()) }));
export type Identity = v.InferOutput<typeof Identity>;

/** The line that is registered with the contact; empty without an established identity. */
export const identityLine = (identity: Identity): string =>
  identity === null ? '' : identityTexts.line(identity.facts);
