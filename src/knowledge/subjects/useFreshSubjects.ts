import { thesaurusQueries } from '@/api/thesaurus';

/** Asks again for the subjects at the top: another contact begins, perhaps in a panel that stood open for hours (001 §4). */
export function useFreshSubjects(): () => void {
  const load = thesaurusQueries.usePrefetch('rootSubjects', { force: true });
  return () => load(undefined);
}
