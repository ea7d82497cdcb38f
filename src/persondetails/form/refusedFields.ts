import type { FieldChanges } from './fieldChanges';
import type { Problems } from './fieldProblems';

/** What the server said of the fields that it refused, by their place in the form. */
export function refusedAt(
  said: Readonly<Record<string, string>> | undefined,
  changes: FieldChanges,
): Problems {
  if (said === undefined) return {};
  const { addresses, ...others } = said;
  if (addresses === undefined) return others;
  return { ...others, [changes.homeAddress ? 'homeAddress' : 'postalAddress']: addresses };
}
