import { type ContactMoment, directionOf } from '@/domain/contacts/contactMoment';
import { ChannelType } from '@/domain/timeline/channelType';
import { type Person, roleIdOf } from '@/domain/people/person';
import { EMPTY_GUID } from '@/lib/guid';
import { isFilledIn } from '@/lib/text';
import { identityLine } from '@/shared/people';
import { type Contact, linkedElsewhere } from '../contact/contact';
import { isAsked, type Question } from '../contact/question';
import { contactTexts } from '../contactTexts';
import type { Part } from './stored';

const texts = contactTexts.finish;

const askedIn = ({ questions }: Contact): Question[] => questions.filter(isAsked);

/** The questions that are not registered yet; an open field that was left empty is not a question. */
export const openQuestions = (contact: Contact): Question[] =>
  askedIn(contact).filter(({ registered }) => !registered);

/** The questions for which a contact moment must still be registered; null represents notes without a question. */
export const openMoments = (contact: Contact): (Question | null)[] => {
  const open = openQuestions(contact);
  return open.length === 0 && isFilledIn(contact.notes) ? [null] : open;
};

/** Returns why a contact cannot be finished now, or null. `person` is undefined while it is loading. */
export function whyNotFinish(contact: Contact, person: Person | null | undefined): string | null {
  if (contact.person === null) return texts.noPerson;
  if (person === undefined) return texts.personUnknown;
  if (person === null || roleIdOf(person) === null) return texts.noRole;
  const linked = linkedElsewhere(contact);
  if (linked !== null) return contactTexts.link.differs(contact.person.name, linked.name);
  if (contact.channel === ChannelType.Unknown) return texts.noChannel;
  if (!isFilledIn(contact.notes) && askedIn(contact).length === 0) return texts.nothingSaid;
  return null;
}

/** Notes and files go with the first moment that is registered, so that nothing is lost or repeated. */
const isFirst = (contact: Contact, question: Question | null): boolean =>
  question === null || question.id === openQuestions(contact)[0]?.id;

/**
 * The description has the words of a question or of the chosen FAQ, then the notes, then how the identity was
 * established.
 */
function descriptionOf(contact: Contact, question: Question | null): string {
  const own = question === null ? '' : question.words.trim() || (question.faq?.question ?? '');
  const notes = isFirst(contact, question) ? contact.notes.trim() : '';
  return [own, notes, identityLine(contact.identity)].filter(isFilledIn).join('\n\n');
}

type Topic = Pick<Question, 'subject' | 'faq' | 'targetGroupId' | 'followUpQuestionId'>;
const NOTHING_ASKED: Topic = { subject: null, faq: null, targetGroupId: null, followUpQuestionId: null };

/** A missing subject or FAQ is sent as the empty GUID (001 §5). */
const topicOf = ({ subject, faq, targetGroupId, followUpQuestionId }: Topic) => ({
  tagId: subject?.id ?? EMPTY_GUID,
  faqId: faq?.id ?? EMPTY_GUID,
  isPublic: faq?.isPublic ?? false,
  targetGroupId,
  followUpQuestionId,
});

/** Notes without a question belong to the case from which the contact was started. */
const aboutOf = ({ questions }: Contact, question: Question | null) =>
  (question ?? questions[0])?.about ?? null;

/** The part of a contact that goes with the moment of one question. */
export const partOf = (contact: Contact, question: Question | null): Part =>
  isFirst(contact, question)
    ? { question, notes: contact.notes, files: contact.files }
    : { question, notes: '', files: [] };

export interface InNameOf {
  roleId: string;
  contractId: string | null;
}

/** The contact moment for one question, or for the notes if nothing was asked (001 §3, §5). */
export function momentOf(
  contact: Contact,
  question: Question | null,
  { roleId, contractId }: InNameOf,
): ContactMoment {
  const { channel, direction, notifyClient, files } = contact;
  return {
    caseId: aboutOf(contact, question)?.id ?? null,
    channelType: channel,
    ...topicOf(question ?? NOTHING_ASKED),
    contractId,
    roleId,
    description: descriptionOf(contact, question),
    notifyClient,
    mailId: null,
    direction: directionOf(channel, direction),
    mediaIds: isFirst(contact, question) ? files.map(({ mediaId }) => mediaId) : [],
  };
}
