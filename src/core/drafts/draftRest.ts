import { isObject, sameValue } from '@/lib/values';

/** What stays of a draft once the server has what was sent of it; undefined when nothing does. */
export type RestOf = (now: unknown, sent: unknown) => unknown;

/** What was typed after the text that was sent; a text that was changed otherwise stays as a whole. */
function restOfText(now: string, sent: string): string | undefined {
  const rest = now.startsWith(sent.trimEnd()) ? now.slice(sent.trimEnd().length) : now;
  return rest.trim() === '' ? undefined : rest.trimStart();
}

export const restOf: RestOf = (now, sent) => {
  if (sameValue(now, sent)) return undefined;
  return typeof now === 'string' && typeof sent === 'string' ? restOfText(now, sent) : now;
};

/** In how many places a value differs from what was sent; what was added or taken away counts once. */
export function countChanges(now: unknown, sent: unknown): number {
  if (sameValue(now, sent)) return 0;
  if (!isObject(now) || !isObject(sent)) return 1;
  const keys = new Set([...Object.keys(now), ...Object.keys(sent)]);
  return [...keys].reduce((sum, key) => sum + countChanges(now[key], sent[key]), 0);
}
