import type { CaseFlow } from '@/domain/caseFlow';

const isOlder = (one: CaseFlow, other: CaseFlow): boolean =>
  one.lastModified !== null && other.lastModified !== null && one.lastModified < other.lastModified;

/**
 * The newer of the two, so that an answer that was overtaken by an event changes nothing. A record without steps says nothing
 * about them: they stay until a detailed one has come.
 */
export function newestCaseFlow(held: CaseFlow | null, incoming: CaseFlow): CaseFlow {
  if (held === null) return incoming;
  if (isOlder(incoming, held)) return held;
  return incoming.steps.length === 0 ? { ...incoming, steps: held.steps } : incoming;
}
