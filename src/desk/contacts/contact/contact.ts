import * as v from 'valibot';
import { nanoid } from '@reduxjs/toolkit';
import { ChannelType } from '@/domain/timeline/channelType';
import { Direction } from '@/domain/contacts/contactMoment';
import { sameId } from '@/lib/guid';
import { isFilledIn } from '@/lib/text';
import { KeptFile } from '@/shared/media';
import { Identity } from '@/shared/people';
import { type AboutCase, demand, isAsked, newQuestion, Question, withoutSubject } from './question';

/** The fields of a person that the bar shows and a contact moment needs. */
const ContactPerson = v.object({ id: v.string(), name: v.string(), details: v.string() });
export type ContactPerson = v.InferOutput<typeof ContactPerson>;

const LinkedPerson = v.object({ id: v.string(), name: v.string() });
export type LinkedPerson = v.InferOutput<typeof LinkedPerson>;

/** A scenario that was started in the portal on behalf of the person. */
const Scenario = v.object({ id: v.string(), title: v.string() });
type Scenario = v.InferOutput<typeof Scenario>;

/**
 * The call, chat or mail conversation that the contact is about. `id` is the id of the call's registration at the
 * exchange, or of the conversation; `mailId` is the mail that is being handled.
 */
const ContactSource = v.variant('kind', [
  v.object({ kind: v.literal('call'), id: v.string(), number: v.string() }),
  v.object({ kind: v.literal('chat'), id: v.string() }),
  v.object({ kind: v.literal('mail'), id: v.string(), mailId: v.optional(v.string()) }),
]);
export type ContactSource = v.InferOutput<typeof ContactSource>;

/**
 * The colleague (a user) who has the call now, and how far the notes are on their way to them; `notes` is null without
 * notes.
 */
const PassedOnTo = v.object({
  id: v.string(),
  name: v.string(),
  notes: v.optional(v.nullable(v.picklist(['wanted', 'sent', 'given'])), null),
});

/**
 * A contact with a person, from the moment when a call is answered or dialled, or from a click, until it is registered or thrown away; ongoing or parked.
 * Fields that an earlier version of the program did not store get a default here.
 */
export const Contact = v.object({
  id: v.string(),
  /** ms since 1970. */
  startedAt: v.number(),
  isParked: v.boolean(),
  isFolded: v.boolean(),
  /** The moment at which the contact was last started, resumed or unfolded, which focuses the notes. ms since 1970. */
  resumedAt: v.number(),
  /** `Unknown` until a channel is chosen. */
  channel: v.picklist(Object.values(ChannelType)),
  direction: v.picklist(Object.values(Direction)),
  notes: v.string(),
  person: v.nullable(ContactPerson),
  source: v.optional(v.nullable(ContactSource), null),
  /** The person of the `source` according to the server; null if there is no person or it is unknown. */
  linkedTo: v.optional(v.nullable(LinkedPerson), null),
  /** The `linkedTo` id from which the contact's person differs on purpose. */
  differsFrom: v.optional(v.nullable(v.string()), null),
  /** The moment when the `source` ended, after which the contact only has to be registered. ms since 1970. */
  sourceEndedAt: v.optional(v.nullable(v.number()), null),
  passedOnTo: v.optional(v.nullable(PassedOnTo), null),
  /** Absent until a contract is chosen; the usual contract is used until then. */
  contract: v.optional(v.nullable(v.object({ id: v.string(), address: v.string() }))),
  identity: Identity,
  questions: v.array(Question),
  scenario: v.optional(v.nullable(Scenario), null),
  notifyClient: v.optional(v.boolean(), false),
  files: v.optional(v.array(KeptFile), () => []),
  /** The points of attention of this person that the agent acknowledged in this contact. */
  acknowledged: v.array(v.string()),
  /** Counts the changes that were made while the rest of the contact was being sent. */
  changesSince: v.optional(v.number(), 0),
});
export type Contact = v.InferOutput<typeof Contact>;

/** The parts of a mail that a contact takes over: the subject as the words of a question, and the text as notes. */
export interface Written {
  words: string;
  notes: string;
}

interface NewContact {
  person: ContactPerson | null;
  source?: ContactSource | null;
  channel?: ChannelType;
  direction?: Direction;
}

export const newContact = (
  { person, source = null, channel = ChannelType.Phone, direction = Direction.Inbound }: NewContact,
  now: number,
): Contact => ({
  id: nanoid(),
  startedAt: now,
  isParked: false,
  isFolded: false,
  resumedAt: now,
  channel,
  direction,
  notes: '',
  person,
  source,
  linkedTo: null,
  differsFrom: null,
  sourceEndedAt: null,
  passedOnTo: null,
  identity: null,
  questions: [newQuestion()],
  scenario: null,
  notifyClient: false,
  files: [],
  acknowledged: [],
  changesSince: 0,
});

/**
 * Returns the mail or chat that one press can finish together with the contact. A chat counts only in after-call work.
 */
export function finishedWith({ source, sourceEndedAt }: Contact): 'mail' | 'chat' | null {
  if (source?.kind === 'mail') return source.mailId === undefined ? null : 'mail';
  return source?.kind === 'chat' && sourceEndedAt !== null ? 'chat' : null;
}

const isOpen = (question: Question): boolean => !question.registered && !isAsked(question);

export const withField = (contact: Contact): Contact => ({
  ...contact,
  questions: [...contact.questions, newQuestion()],
});

/** Ensures that there is an open field for the next question. */
export const withOpenField = (contact: Contact): Contact =>
  contact.questions.some(isOpen) ? contact : withField(contact);

export const withQuestion = (contact: Contact, changed: Question): Contact => ({
  ...contact,
  questions: contact.questions.map((question) => (question.id === changed.id ? changed : question)),
});

/** Applies the changes to the open question, or to a new one if none is open. */
export function withAsked(contact: Contact, changes: Partial<Question>): Contact {
  const open = contact.questions.find(isOpen);
  return open
    ? withQuestion(contact, { ...open, ...changes })
    : { ...contact, questions: [...contact.questions, { ...newQuestion(), ...changes }] };
}

/** Adds the words as a question and the text as notes. Earlier notes stay, and the same text is not added twice. */
export function withWritten(contact: Contact, { words, notes }: Written): Contact {
  const isNoted = contact.notes.includes(notes);
  const isInitialQuestion = words === '' || contact.questions.some((question) => question.words === words);
  const noted = isNoted
    ? contact
    : { ...contact, notes: [contact.notes, notes].filter(isFilledIn).join('\n\n') };
  return isInitialQuestion ? noted : withAsked(noted, { words });
}

/** Moves the contact to another person; the facts that were established about the previous one are dropped. */
export const withPerson = (contact: Contact, person: ContactPerson | null): Contact => ({
  ...contact,
  contract: undefined,
  person,
  differsFrom: null,
  identity: null,
  acknowledged: [],
  questions: contact.questions.map((question) => ({ ...question, about: null })),
});

/**
 * Returns the person of the call or chat if the contact is with another person and the agent has not confirmed that
 * difference.
 */
export function linkedElsewhere({ person, linkedTo, differsFrom }: Contact): LinkedPerson | null {
  if (person === null || linkedTo === null || sameId(person.id, linkedTo.id)) return null;
  return differsFrom !== null && sameId(differsFrom, linkedTo.id) ? null : linkedTo;
}

/** Stores the person of the call or chat that the server reports. */
export const withLink = (contact: Contact, linkedTo: LinkedPerson | null): Contact => ({
  ...contact,
  linkedTo,
  differsFrom: null,
});

/** Moves the contact along with its chat: to the newly linked person, or to nobody when its own person was unlinked. */
export function followingLink(contact: Contact, linkedTo: LinkedPerson | null): Contact {
  const { person, linkedTo: before } = contact;
  const now = withLink(contact, linkedTo);
  if (linkedTo !== null)
    return person !== null && sameId(person.id, linkedTo.id)
      ? now
      : withPerson(now, { ...linkedTo, details: '' });
  return person !== null && before !== null && sameId(person.id, before.id) ? withPerson(now, null) : now;
}

/** Sets the identified caller; a person who was chosen earlier is not replaced. */
export const withCaller = (contact: Contact, person: ContactPerson | null): Contact =>
  person !== null && contact.person === null ? withPerson(contact, person) : contact;

/** Adds a question about this case, unless an unregistered one exists. */
export const withCase = (contact: Contact, about: AboutCase): Contact =>
  contact.questions.some((question) => !question.registered && question.about?.id === about.id)
    ? contact
    : withAsked(contact, { about });

const isInProgress = ({ registered, faq, words }: Question): boolean =>
  !registered && faq === null && words.trim() === '';

/** Step 1 (001 §4). Another channel resets the question in progress; the asked questions stay. */
export function withChannel(contact: Contact, channel: ChannelType | null): Contact {
  const chosen = demand(channel, 'channel');
  const questions = contact.questions.map((question) =>
    isInProgress(question) ? { ...question, subject: null, query: '' } : question,
  );
  return { ...contact, channel: chosen, questions, scenario: null };
}

/** Without a channel all choices are reset; the written words and the person stay. */
export const withoutChannel = (contact: Contact): Contact =>
  withOpenField({
    ...contact,
    channel: ChannelType.Unknown,
    questions: contact.questions.flatMap((question) =>
      question.registered || question.words.trim() !== ''
        ? [question.registered ? question : withoutSubject(question)]
        : [],
    ),
    scenario: null,
  });

/** Sets the scenario. It is not a step, because it arranges something at once, in the portal (000 §3.3). */
export const withScenario = (contact: Contact, scenario: Scenario | null): Contact => ({
  ...contact,
  scenario: demand(scenario, 'scenario'),
});
