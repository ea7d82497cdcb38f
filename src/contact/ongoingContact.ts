import * as v from 'valibot';
import { nanoid } from '@reduxjs/toolkit';
import { ChannelType } from '@/domain/channelType';
import { Identity } from '@/people';

/** What the timeline keeps together: here, the case that a question is about. */
const AboutCase = v.object({ id: v.string(), title: v.string() });
export type AboutCase = v.InferOutput<typeof AboutCase>;

/** One thing that somebody asks during a contact; each becomes a contact moment. */
const Question = v.object({
  id: v.string(),
  subject: v.nullable(v.object({ id: v.string(), name: v.string() })),
  faq: v.nullable(v.object({ id: v.string(), question: v.string(), isPublic: v.boolean() })),
  targetGroupId: v.nullable(v.string()),
  followUpQuestionId: v.nullable(v.string()),
  /** The case that it is about; it opens one of its own where it is about none. */
  about: v.nullable(AboutCase),
  words: v.string(),
  /** The server has it. */
  registered: v.boolean(),
  /** Which contact moment it became, where the server said so. */
  momentId: v.optional(v.nullable(v.string())),
});
export type Question = v.InferOutput<typeof Question>;

const Direction = v.picklist(['Inbound', 'Outbound']);

/** The person of a contact, as far as the bar shows it and the registration needs it. */
const ContactPerson = v.object({ id: v.string(), name: v.string(), details: v.string() });
export type ContactPerson = v.InferOutput<typeof ContactPerson>;

/** A conversation that is going on, or is parked for a while. It is kept as a draft until everything of it is registered. */
export const OngoingContact = v.object({
  id: v.string(),
  /** ms since 1970. */
  startedAt: v.number(),
  isParked: v.boolean(),
  /** Its panel is folded away, while it goes on. */
  isFolded: v.boolean(),
  /** When it was last started, resumed or unfolded: then its notes have the focus. ms since 1970. */
  resumedAt: v.number(),
  channel: v.picklist(Object.values(ChannelType)),
  direction: Direction,
  notes: v.string(),
  person: v.nullable(ContactPerson),
  contract: v.nullable(v.object({ id: v.string(), address: v.string() })),
  identity: Identity,
  questions: v.array(Question),
  /** What to mind about this person and was seen in this contact. */
  acknowledged: v.array(v.string()),
});
export type OngoingContact = v.InferOutput<typeof OngoingContact>;

export const isOngoingContact = (value: unknown): value is OngoingContact => v.is(OngoingContact, value);

export const newContact = (person: ContactPerson | null, now: number): OngoingContact => ({
  id: nanoid(),
  startedAt: now,
  isParked: false,
  isFolded: false,
  resumedAt: now,
  channel: ChannelType.Phone,
  direction: 'Inbound',
  notes: '',
  person,
  contract: null,
  identity: null,
  questions: [],
  acknowledged: [],
});

export const newQuestion = (about: AboutCase | null = null): Question => ({
  id: nanoid(),
  subject: null,
  faq: null,
  targetGroupId: null,
  followUpQuestionId: null,
  about,
  words: '',
  registered: false,
});

/** Somebody else is on the line after all: what was established about the other does not hold. */
export const withPerson = (contact: OngoingContact, person: ContactPerson | null): OngoingContact => ({
  ...contact,
  person,
  contract: null,
  identity: null,
  acknowledged: [],
  questions: contact.questions.map((question) => ({ ...question, about: null })),
});

/** The same contact, with a question about this case. */
export const withCase = (contact: OngoingContact, about: AboutCase): OngoingContact =>
  contact.questions.some((question) => !question.registered && question.about?.id === about.id)
    ? contact
    : { ...contact, questions: [...contact.questions, newQuestion(about)] };

export const withQuestion = (contact: OngoingContact, changed: Question): OngoingContact => ({
  ...contact,
  questions: contact.questions.map((question) => (question.id === changed.id ? changed : question)),
});
