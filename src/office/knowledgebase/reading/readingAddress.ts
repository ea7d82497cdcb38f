import { paths, to } from '@/core/paths';
import { guidOrNull } from '@/lib/guid';
import { defineQuestion, oneOf, optional, parameter, type ValueOf, words } from '@/lib/question';

/** The kinds of lists, by the last word of their address (AMB-214). */
export const READING_VIEWS = ['thesaurus', 'zoeken', 'recent', 'meestbekeken'] as const;
export type ReadingView = (typeof READING_VIEWS)[number];

const VIEW_PATHS: Readonly<Record<ReadingView, string>> = {
  thesaurus: paths.knowledgeBySubject,
  zoeken: paths.knowledgeSearch,
  recent: paths.knowledgeRecent,
  meestbekeken: paths.knowledgeMostViewed,
};

const listParts = {
  /** The path from the top of the tree to the chosen subject. */
  subject: parameter<readonly string[]>(
    'onderwerp',
    [],
    (given) =>
      typeof given === 'string'
        ? [...new Set(given.split(',').flatMap((id) => guidOrNull(id) ?? []))]
        : undefined,
    { spell: (ids) => ids.join() },
  ),
  query: words('q'),
  targetGroupId: optional('doelgroep', guidOrNull),
};
const listQuestion = defineQuestion(listParts);

/** The state in the address: the list, its filters, and the step reached. */
const readingQuestion = defineQuestion({
  ...listParts,
  /** The list beside an open question. */
  view: oneOf('bij', READING_VIEWS, 'thesaurus'),
  /** The step that the user reached in the open question. */
  followUpQuestionId: optional('stap', guidOrNull),
});
export type Reading = ValueOf<typeof readingQuestion>;

/** The path names the list, except beside an open question, where the parameter `bij` names the list. */
export function readReading({ pathname, search }: { pathname: string; search: string }): Reading {
  const reading = readingQuestion.read(new URLSearchParams(search));
  return { ...reading, view: READING_VIEWS.find((view) => view === pathname.split('/')[2]) ?? reading.view };
}

/** Returns the address of the list without an open question. */
export function listAddress(reading: Reading): string {
  const search = listQuestion.toSearch(reading).toString();
  return search === '' ? VIEW_PATHS[reading.view] : `${VIEW_PATHS[reading.view]}?${search}`;
}

/** Returns the address of a question beside the list that it was found in. */
export const faqAddress = (id: string, reading: Reading): string =>
  to.faq(id, readingQuestion.toSearch(reading).toString());
