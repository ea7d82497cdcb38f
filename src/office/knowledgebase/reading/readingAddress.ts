import { paths, to } from '@/core/paths';
import { isGuid, recordIdOf } from '@/lib/guid';

/** The kinds of lists, by the last word of their address (AMB-214). */
export const READING_VIEWS = ['thesaurus', 'zoeken', 'recent', 'meestbekeken'] as const;
export type ReadingView = (typeof READING_VIEWS)[number];

/** The state in the address: the list, its filters, and the step reached. */
export interface Reading {
  view: ReadingView;
  /** The path from the top of the tree to the chosen subject. */
  subject: readonly string[];
  query: string;
  targetGroupId: string | null;
  /** The step of the open question that was reached. */
  followUpQuestionId: string | null;
}

const VIEW_PATHS: Readonly<Record<ReadingView, string>> = {
  thesaurus: paths.knowledgeBySubject,
  zoeken: paths.knowledgeSearch,
  recent: paths.knowledgeRecent,
  meestbekeken: paths.knowledgeMostViewed,
};

const viewNamed = (name: string | undefined | null): ReadingView | undefined =>
  READING_VIEWS.find((view) => view === name);

const idOrNull = (value: string | null): string | null =>
  value !== null && isGuid(value) ? recordIdOf(value) : null;

/** The address of an open question names its list in `bij`. */
export function readReading({ pathname, search }: { pathname: string; search: string }): Reading {
  const asked = new URLSearchParams(search);
  const ids = (asked.get('onderwerp') ?? '').split(',').flatMap((id) => idOrNull(id) ?? []);
  return {
    view: viewNamed(pathname.split('/')[2]) ?? viewNamed(asked.get('bij')) ?? 'thesaurus',
    subject: [...new Set(ids)],
    query: asked.get('q') ?? '',
    targetGroupId: idOrNull(asked.get('doelgroep')),
    followUpQuestionId: idOrNull(asked.get('stap')),
  };
}

function searchOf({ subject, query, targetGroupId }: Reading): URLSearchParams {
  const search = new URLSearchParams();
  if (subject.length > 0) search.set('onderwerp', subject.join(','));
  if (query !== '') search.set('q', query);
  if (targetGroupId !== null) search.set('doelgroep', targetGroupId);
  return search;
}

/** Returns the address of the list without an open question. */
export function listAddress(reading: Reading): string {
  const search = searchOf(reading).toString();
  return search === '' ? VIEW_PATHS[reading.view] : `${VIEW_PATHS[reading.view]}?${search}`;
}

/** Returns the address of a question beside the list that it was found in. */
export function faqAddress(id: string, reading: Reading): string {
  const search = searchOf(reading);
  if (reading.view !== 'thesaurus') search.set('bij', reading.view);
  if (reading.followUpQuestionId !== null) search.set('stap', reading.followUpQuestionId);
  return to.faq(id, search.toString());
}
