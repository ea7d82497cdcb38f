import { createAction } from '@reduxjs/toolkit';
import type { ChannelType } from '@/domain/timeline/channelType';
import type { Direction } from '@/domain/contacts/contactMoment';
import type { ContactPerson, ContactSource, LinkedPerson, Written } from './contact';
import type { AboutCase } from './question';

/** The question with which a contact starts, taken from an address or looked up before. */
export interface InitialQuestion {
  subject: { id: string; name: string } | null;
  query: string;
  faqId: string | null;
  /** The target group whose answer was read, and the follow-up question that was reached. */
  targetGroupId?: string | null;
  followUpQuestionId?: string | null;
}

export interface ContactStart {
  /** Null if the person is not known yet. */
  person: ContactPerson | null;
  source?: ContactSource;
  channel?: ChannelType;
  direction?: Direction;
  /** The case from which the contact is started. */
  about?: AboutCase | null;
  asked?: InitialQuestion;
  /** The question was looked up in the knowledge base, which belongs to the ongoing contact if there is one. */
  isLookup?: boolean;
  /** The text of the mail that the contact is about. */
  written?: Written;
  /**
   * The contact starts folded in the bar. The ongoing contact, or an existing one with this person, stays unchanged.
   */
  startsFolded?: boolean;
}

/** The bar with the contacts of this tab is mounted, as after a reload, so lost registrations are looked for. */
export const contactBarShown = createAction('contacts/barShown');

/** Starts a contact with this person, or resumes the existing one. */
export const contactStarted = createAction<ContactStart>('contacts/started');
export const contactParked = createAction<string>('contacts/parked');
/** Resumes or unfolds the contact and parks the others. */
export const contactResumed = createAction<string>('contacts/resumed');
export const contactFolded = createAction<string>('contacts/folded');

/** The call or chat ended. Its contact goes on, and can now be registered. */
export const sourceEnded = createAction<string>('contacts/sourceEnded');
/** A question was answered during a call or chat; it is added to the contact about that call or chat, if there is one. */
export const answeredOver = createAction<{ sourceId: string; asked: InitialQuestion }>(
  'contacts/answeredOver',
);
/** A colleague took over the call. */
export const contactPassedOn = createAction<{ sourceId: string; to: { id: string; name: string } }>(
  'contacts/passedOn',
);
/**
 * The caller was identified by something other than this agent. `seen` is the customer of the call or chat at the moment
 * when the search for the caller began.
 */
export const callerKnown = createAction<{ sourceId: string; personId: string; seen?: string | null }>(
  'contacts/callerKnown',
);

/**
 * The server reports the person of a call or chat; null for no person. A contact over a chat moves to that person, but
 * a contact over a call does not.
 */
export const sourceLinked = createAction<{ sourceId: string; person: LinkedPerson | null }>(
  'contacts/sourceLinked',
);

/** Registers the contact; `roleId` is the role of the person in whose name the contact moments are registered. */
export const finishRequested = createAction<{
  contactId: string;
  roleId: string;
  contractId: string | null;
  /** The request also finishes the mail of the contact and opens the next mail, or closes the chat of the contact. */
  andGoOn?: boolean;
}>('contacts/finishRequested');

/** A request with `andGoOn` registered the whole contact. */
export const contactDone = createAction<ContactSource | null>('contacts/done');
