import { SEARCH_KINDS, type SearchKind } from '@/core/paths';
import { type FoundAnswer, useFound } from '../useFound';
import { sections } from '../sections';

const PAGE = { page: 0 };

const questionOf = (kind: SearchKind, text: string) =>
  text === '' ? null : { ...PAGE, text, pageSize: sections[kind].topSize };

/** Searches each kind with its own request, so that a slow or failed one does not delay the others. */
export function useResults(text: string): readonly { kind: SearchKind; answer: FoundAnswer }[] {
  const tenants = useFound('tenants', questionOf('tenants', text));
  const vendors = useFound('vendors', questionOf('vendors', text));
  const colleagues = useFound('colleagues', questionOf('colleagues', text));
  const units = useFound('units', questionOf('units', text));
  const complexes = useFound('complexes', questionOf('complexes', text));
  const answers = { tenants, vendors, colleagues, units, complexes };
  return SEARCH_KINDS.map((kind) => ({ kind, answer: answers[kind] }));
}
