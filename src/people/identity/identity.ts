import * as v from 'valibot';
import { identityTexts } from './identityTexts';

/** By which facts, and when, it was established who somebody is; null as long as it was not. */
export const Identity = v.nullable(v.object({ at: v.number(), facts: v.array(v.string()) }));
export type Identity = v.InferOutput<typeof Identity>;

/** What is registered of it; nothing where it was not established. */
export const identityLine = (identity: Identity): string =>
  identity === null ? '' : identityTexts.line(identity.facts);
