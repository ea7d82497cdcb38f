import { isObject, sameValue } from '@/lib/values';

/** Returns the part of a draft that is left once the server has the sent part; undefined if nothing is left. */
export type RestOf = (now: unknown, sent: unknown) => unknown;

/** Returns the text typed after the sent text. If the sent text itself was changed, returns the whole text. */
function restOfText(now: string, sent: string): string | undefined {
  const rest = now.startsWith(sent.trimEnd()) ? now.slice(sent.trimEnd().length) : now;
  return rest.trim() === '' ? undefined : rest.trimStart();
}

export const restOf: RestOf = (now, sent) => {
  if (sameValue(now, sent)) return undefined;
  return typeof now === 'string' && typeof sent === 'string' ? restOfText(now, sent) : now;
};

/** Counts the places where a value differs from the sent one; an addition or removal counts once. */
export function countChanges(now: unknown, sent: unknown): number {
  if (sameValue(now, sent)) return 0;
  if (!isObject(now) || !isObject(sent)) return 1;
  const keys = new Set([...Object.keys(now), ...Object.keys(sent)]);
  return [...keys].reduce((sum, key) => sum + countChanges(now[key], sent[key]), 0);
}
