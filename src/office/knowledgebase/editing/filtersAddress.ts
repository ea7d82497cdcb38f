import * as v from 'valibot';
import { Faq, PublicationStatus } from '@/domain/knowledge/faq';
import { isGuid, recordIdOf } from '@/lib/guid';
import type { FaqFilter } from './filterFaqs';

const statusName = (status: Faq['status']): string =>
  Object.entries(PublicationStatus).find(([, known]) => known === status)?.[0] ?? String(status);

/** Reads the filters of the list from its address; an invalid id is ignored. */
export function readFilters(search: URLSearchParams): FaqFilter {
  const status = search.get('status');
  const subject = search.get('onderwerp');
  return {
    query: search.get('q') ?? '',
    applicationId: search.get('toepassing'),
    status: status ? v.parse(Faq.entries.status, status) : null,
    subjectId: subject !== null && isGuid(subject) ? recordIdOf(subject) : null,
    soon: search.has('verloopt'),
    old: search.has('oud'),
  };
}

export function filtersSearch({
  query,
  applicationId,
  status,
  subjectId,
  soon,
  old,
}: FaqFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (query !== '') search.set('q', query);
  if (applicationId !== null) search.set('toepassing', applicationId);
  if (status !== null) search.set('status', statusName(status));
  if (subjectId !== null) search.set('onderwerp', subjectId);
  if (soon) search.set('verloopt', '');
  if (old) search.set('oud', '');
  return search;
}
