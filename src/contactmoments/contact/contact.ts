import * as v from 'valibot';
import { nanoid } from '@reduxjs/toolkit';
import { ChannelType } from '@/domain/timeline/channelType';
import { Direction } from '@/domain/timeline/contactMoment';
import { sameId } from '@/lib/guid';
import { isFilledIn } from '@/lib/text';
import { KeptFile } from '@/media';
import { Identity } from '@/people';
import { type AboutCase, demand, isAsked, newQuestion, Question, withoutSubject } from './question';

/** The person of a contact, as far as the bar shows it and the registration needs it. */
const ContactPerson = v.object({ id: v.string(), name: v.string(), details: v.string() });
export type ContactPerson = v.InferOutput<typeof ContactPerson>;

const LinkedPerson = v.object({ id: v.string(), name: v.string() });
export type LinkedPerson = v.InferOutput<typeof LinkedPerson>;

/** Something that was begun in the portal on behalf of the person. */
const Scenario = v.object({ id: v.string(), title: v.string() });
type Scenario = v.InferOutput<typeof Scenario>;

/**
 * The call, chat or mail that it is held over: the id of its registration at the exchange, or of the conversation. `mailId` is the
 * one mail of that conversation that is dealt with.
 */
const Line = v.variant('kind', [
  v.object({ kind: v.literal('call'), id: v.string(), number: v.string() }),
  v.object({ kind: v.literal('chat'), id: v.string() }),
  v.object({ kind: v.literal('mail'), id: v.string(), mailId: v.optional(v.string()) }),
]);
export type Line = v.InferOutput<typeof Line>;

/** The colleague who has the call now, a user; and how far what was noted is on its way there, where there was any. */
const PassedOnTo = v.object({
  id: v.string(),
  name: v.string(),
  notes: v.optional(v.nullable(v.picklist(['wanted', 'sent', 'given'])), null),
});

/**
 * A contact with somebody, from the first ring or click until it is registered or thrown away; going on, or parked for a while.
 * What an earlier version of the program did not keep gets a default here.
 */
export const Contact = v.object({
  id: v.string(),
  /** ms since 1970. */
  startedAt: v.number(),
  isParked: v.boolean(),
  /** Its panel is folded away, while it goes on. */
  isFolded: v.boolean(),
  /** When it was last started, resumed or unfolded: then its notes have the focus. ms since 1970. */
  resumedAt: v.number(),
  /** Unknown as long as it is to be chosen. */
  channel: v.picklist(Object.values(ChannelType)),
  direction: v.picklist(Object.values(Direction)),
  notes: v.string(),
  person: v.nullable(ContactPerson),
  line: v.optional(v.nullable(Line), null),
  /** The person of that call or chat, as the server says; null while that is nobody, or not known. */
  linkedTo: v.optional(v.nullable(LinkedPerson), null),
  /** The `linkedTo` id from which the person of the contact differs on purpose. */
  differsFrom: v.optional(v.nullable(v.string()), null),
  /** When that call or chat was over: what is left is to register. ms since 1970. */
  lineEndedAt: v.optional(v.nullable(v.number()), null),
  passedOnTo: v.optional(v.nullable(PassedOnTo), null),
  /** Absent as long as nobody chose one: then it is the usual one. */
  contract: v.optional(v.nullable(v.object({ id: v.string(), address: v.string() }))),
  identity: Identity,
  questions: v.array(Question),
  scenario: v.optional(v.nullable(Scenario), null),
  notifyClient: v.optional(v.boolean(), false),
  files: v.optional(v.array(KeptFile), () => []),
  /** What to mind about this person and was seen in this contact. */
  acknowledged: v.array(v.string()),
  /** How much was changed while the rest of it was sent. */
  changesSince: v.optional(v.number(), 0),
});
export type Contact = v.InferOutput<typeof Contact>;

/** A mail as a contact takes it over: its subject as words of a question, its text as notes. */
export interface Written {
  words: string;
  notes: string;
}

interface NewContact {
  person: ContactPerson | null;
  line?: Line | null;
  channel?: ChannelType;
  direction?: Direction;
}

export const newContact = (
  { person, line = null, channel = ChannelType.Phone, direction = Direction.Inbound }: NewContact,
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
  line,
  linkedTo: null,
  differsFrom: null,
  lineEndedAt: null,
  passedOnTo: null,
  identity: null,
  questions: [newQuestion()],
  scenario: null,
  notifyClient: false,
  files: [],
  acknowledged: [],
  changesSince: 0,
});

/** One press finishes its mail with it, or its chat once that has only after-call work left. */
export function finishedWith({ line, lineEndedAt }: Contact): 'mail' | 'chat' | null {
  if (line?.kind === 'mail') return line.mailId === undefined ? null : 'mail';
  return line?.kind === 'chat' && lineEndedAt !== null ? 'chat' : null;
}

const isOpen = (question: Question): boolean => !question.registered && !isAsked(question);

export const withField = (contact: Contact): Contact => ({
  ...contact,
  questions: [...contact.questions, newQuestion()],
});

/** A field for the next question stands open. */
export const withOpenField = (contact: Contact): Contact =>
  contact.questions.some(isOpen) ? contact : withField(contact);

export const withQuestion = (contact: Contact, changed: Question): Contact => ({
  ...contact,
  questions: contact.questions.map((question) => (question.id === changed.id ? changed : question)),
});

/** The field that stands open asks this; where none does, another one. */
export function withAsked(contact: Contact, changes: Partial<Question>): Contact {
  const open = contact.questions.find(isOpen);
  return open
    ? withQuestion(contact, { ...open, ...changes })
    : { ...contact, questions: [...contact.questions, { ...newQuestion(), ...changes }] };
}

/** Written words become a question and notes; what was noted before stays, and the same words are not taken over twice. */
export function withWritten(contact: Contact, { words, notes }: Written): Contact {
  const isNoted = contact.notes.includes(notes);
  const isAskedBefore = words === '' || contact.questions.some((question) => question.words === words);
  const noted = isNoted
    ? contact
    : { ...contact, notes: [contact.notes, notes].filter(isFilledIn).join('\n\n') };
  return isAskedBefore ? noted : withAsked(noted, { words });
}

/** Somebody else is on the line after all: what was established about the other does not hold. */
export const withPerson = (contact: Contact, person: ContactPerson | null): Contact => ({
  ...contact,
  contract: undefined,
  person,
  differsFrom: null,
  identity: null,
  acknowledged: [],
  questions: contact.questions.map((question) => ({ ...question, about: null })),
});

/** The person of the call or chat, while the contact is with another person and the agent has not confirmed that. */
export function linkedElsewhere({ person, linkedTo, differsFrom }: Contact): LinkedPerson | null {
  if (person === null || linkedTo === null || sameId(person.id, linkedTo.id)) return null;
  return differsFrom !== null && sameId(differsFrom, linkedTo.id) ? null : linkedTo;
}

/** The server says whose the call or chat is now. */
export const withLink = (contact: Contact, linkedTo: LinkedPerson | null): Contact => ({
  ...contact,
  linkedTo,
  differsFrom: null,
});

/** The contact goes with its chat: to the person who has it now, and to nobody when it was taken from the person of the contact. */
export function followingLink(contact: Contact, linkedTo: LinkedPerson | null): Contact {
  const { person, linkedTo: before } = contact;
  const now = withLink(contact, linkedTo);
  if (linkedTo !== null)
    return person !== null && sameId(person.id, linkedTo.id)
      ? now
      : withPerson(now, { ...linkedTo, details: '' });
  return person !== null && before !== null && sameId(person.id, before.id) ? withPerson(now, null) : now;
}

/** Whoever is on the line is known now; somebody who was chosen before is not replaced. */
export const withCaller = (contact: Contact, person: ContactPerson | null): Contact =>
  person !== null && contact.person === null ? withPerson(contact, person) : contact;

/** The same contact, with a question about this case. */
export const withCase = (contact: Contact, about: AboutCase): Contact =>
  contact.questions.some((question) => !question.registered && question.about?.id === about.id)
    ? contact
    : withAsked(contact, { about });

const isInProgress = ({ registered, faq, words }: Question): boolean =>
  !registered && faq === null && words.trim() === '';

/** Step 1 (001 §4). Another channel begins the field that is being filled in anew; what was asked before stays. */
export function withChannel(contact: Contact, channel: ChannelType | null): Contact {
  const chosen = demand(channel, 'channel');
  const questions = contact.questions.map((question) =>
    isInProgress(question) ? { ...question, subject: null, query: '' } : question,
  );
  return { ...contact, channel: chosen, questions, scenario: null };
}

/** Without a channel everything is chosen anew; what was written down and who it is stays. */
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

/** Beside the steps: something is arranged at once, in the portal (000 §3.3). */
export const withScenario = (contact: Contact, scenario: Scenario | null): Contact => ({
  ...contact,
  scenario: demand(scenario, 'scenario'),
});
