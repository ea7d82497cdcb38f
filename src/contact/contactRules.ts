import { type ContactMoment, directionOf } from '@/domain/contactMoment';
import { type Person, roleIdOf } from '@/domain/person';
import { EMPTY_GUID } from '@/lib/guid';
import { identityLine } from '@/people';
import { contactTexts } from './contactTexts';
import type { OngoingContact, Question } from './ongoingContact';

const texts = contactTexts.finish;

const isSaid = (text: string): boolean => text.trim() !== '';
const isAsked = ({ subject, faq, words }: Question): boolean =>
  subject !== null || faq !== null || isSaid(words);

const askedIn = ({ questions }: OngoingContact): Question[] => questions.filter(isAsked);

/** The questions that are not yet registered; one that was opened and left empty asks nothing. */
export const openQuestions = (contact: OngoingContact): Question[] =>
  askedIn(contact).filter(({ registered }) => !registered);

/** For which questions a contact moment is still to be registered; null stands for the notes of who asked nothing. */
export const openMoments = (contact: OngoingContact): (Question | null)[] =>
  askedIn(contact).length === 0 ? [null] : openQuestions(contact);

/** Why a contact cannot be finished now, or null. `person` is undefined while it is not known who it is. */
export function whyNotFinish(contact: OngoingContact, person: Person | null | undefined): string | null {
  if (contact.person === null) return texts.noPerson;
  if (person === undefined) return texts.personUnknown;
  if (person === null || roleIdOf(person) === null) return texts.noRole;
  if (!isSaid(contact.notes) && askedIn(contact).length === 0) return texts.nothingSaid;
  return null;
}

/** The words of a question, or those of the chosen FAQ; the notes stand with the first of them, so that nothing is lost. */
function descriptionOf(contact: OngoingContact, question: Question | null): string {
  const own = question === null ? '' : question.words.trim() || (question.faq?.question ?? '');
  const isFirst = question === null || question.id === askedIn(contact)[0]?.id;
  const notes = isFirst ? contact.notes.trim() : '';
  return [own, notes, identityLine(contact.identity)].filter(isSaid).join('\n\n');
}

const nothingAsked = { subject: null, faq: null, targetGroupId: null, followUpQuestionId: null };

/** No subject and no FAQ are the empty GUID (001 §5). */
function topicOf(question: Question | null) {
  const { subject, faq, targetGroupId, followUpQuestionId } = question ?? nothingAsked;
  return {
    tagId: subject?.id ?? EMPTY_GUID,
    faqId: faq?.id ?? EMPTY_GUID,
    isPublic: faq?.isPublic ?? false,
    targetGroupId,
    followUpQuestionId,
  };
}

/** The notes of who asked nothing belong to the case that the contact was started from. */
const aboutOf = ({ questions }: OngoingContact, question: Question | null) =>
  (question ?? questions[0])?.about ?? null;

/** What is registered for one question of a contact, or for its notes where nothing was asked (001 §3, §5). */
export function momentOf(contact: OngoingContact, question: Question | null, roleId: string): ContactMoment {
  const { channel, direction, contract } = contact;
  return {
    caseId: aboutOf(contact, question)?.id ?? null,
    channelType: channel,
    ...topicOf(question),
    contractId: contract?.id ?? null,
    roleId,
    description: descriptionOf(contact, question),
    notifyClient: false,
    mailId: null,
    direction: directionOf(channel, direction),
    mediaIds: [],
  };
}
