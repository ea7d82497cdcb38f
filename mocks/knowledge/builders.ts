import { ago, nextId } from '../db/builders';
import type { FaqRecord } from '../db/records';
import { DAY } from '../world/clock';
import type { FollowUpQuestion } from '../wire/knowledge';

/** A published question without a subject. */
export const aFaq = (changes: Partial<FaqRecord> = {}): FaqRecord => ({
  id: nextId(),
  question: 'Mag ik een hond houden?',
  answer: '<p>Ja, zolang de buren geen last hebben.</p>',
  status: 1,
  faqType: 'Default',
  expiresOn: null,
  mainTag: null,
  tags: [],
  synonyms: [],
  targetGroups: [],
  targetGroupAnswers: [],
  followupQuestion: null,
  media: [],
  mediaWithVisibility: [],
  applicationIds: [],
  additionalInternalInfo: null,
  author: 'Esther van Dam',
  created: ago(400 * DAY),
  lastModified: ago(70 * DAY),
  lastModifiedBy: 'Noor Haddad',
  lastPublished: ago(70 * DAY),
  deletion: null,
  viewCount: 0,
  ...changes,
});

/** A branch of a follow-up question: a question with choices, or an answer. */
export type Branch = readonly [name: string, text: string, choices?: readonly Branch[]];

const LAST_PART = 12;

/** The id of a branch extends that of its parent: …0001 has …0011 and …0012 below it, and …0011 has …0111. */
const idBelow = (id: string, place: number): string => {
  const way = id.slice(-LAST_PART).replace(/^0+/, '');
  return `${id.slice(0, -LAST_PART)}${`${way}${place + 1}`.padStart(LAST_PART, '0')}`;
};

/** Builds the tree with its ids; the leaves have answers. */
export function followUp(
  [name, text, choices = []]: Branch,
  id: string,
  parentId: string | null = null,
  index = 0,
): FollowUpQuestion {
  const isEnd = choices.length === 0;
  return {
    id,
    parent: parentId === null ? null : { id: parentId },
    parentId,
    question: isEnd ? null : text,
    answer: isEnd ? text : null,
    icon: isEnd ? null : 'home',
    value: name.toLowerCase(),
    name,
    index,
    options: choices.map((choice, place) => followUp(choice, idBelow(id, place), id, place)),
  };
}
