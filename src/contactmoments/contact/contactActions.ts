import { createAction } from '@reduxjs/toolkit';
import type { ChannelType } from '@/domain/timeline/channelType';
import type { Direction } from '@/domain/timeline/contactMoment';
import type { ContactPerson, Line, LinkedPerson, Written } from './contact';
import type { AboutCase } from './question';

/** What somebody asked before the contact began: said by an address, or looked up. */
export interface AskedBefore {
  subject: { id: string; name: string } | null;
  query: string;
  faqId: string | null;
  /** For whom the answer was read, and how far the follow-up questions were walked. */
  targetGroupId?: string | null;
  followUpQuestionId?: string | null;
}

export interface ContactStart {
  /** Null where nobody knows yet who it is. */
  person: ContactPerson | null;
  /** Where it began. */
  source: 'card' | 'search' | 'task' | 'case' | 'actions' | 'call' | 'chat' | 'knowledgeBase' | 'mail';
  /** The call or chat that it is held over. */
  line?: Line;
  channel?: ChannelType;
  direction?: Direction;
  /** The case that it is about, where it is begun there. */
  about?: AboutCase | null;
  asked?: AskedBefore;
  /** The mail that it is about, in words. */
  written?: Written;
  /** It waits folded in the bar, and leaves the contact that goes on, or that there is with this person, as it is. */
  isAside?: boolean;
}

/** The bar stands there: from now on contacts can be parked, resumed and finished. */
export const contactBarShown = createAction('contact/barShown');

/** A contact with this person begins, or the one that there is goes on. */
export const contactStarted = createAction<ContactStart>('contact/started');
export const contactParked = createAction<string>('contact/parked');
/** The parked or folded contact goes on, and the others are parked. */
export const contactResumed = createAction<string>('contact/resumed');
export const contactFolded = createAction<string>('contact/folded');

/** The call or chat is over, the contact is not: it is registered now. */
export const lineEnded = createAction<string>('contact/lineEnded');
/** A question was answered over this line: the contact over it, where there is one, is about that as well. */
export const answeredOver = createAction<{ lineId: string; asked: AskedBefore }>('contact/answeredOver');
/** A colleague has the call now. */
export const contactPassedOn = createAction<{ lineId: string; to: { id: string; name: string } }>(
  'contact/passedOn',
);
/** Somebody else than this agent found out who is on the line. `seen`: the customer of that line when the search began. */
export const callerKnown = createAction<{ lineId: string; personId: string; seen?: string | null }>(
  'contact/callerKnown',
);

/** The server reports the person of a call or chat; null for nobody. A contact over a chat follows it, one over a call does not. */
export const lineLinked = createAction<{ lineId: string; person: LinkedPerson | null }>('contact/lineLinked');

/** `roleId` is the role of the person in whose name the contact moments are registered. */
export const finishRequested = createAction<{
  contactId: string;
  roleId: string;
  contractId: string | null;
  /** Registering it also finishes the mail that it is held over, and opens the next one, or closes the chat. */
  andGoOn?: boolean;
}>('contact/finishRequested');

/** The whole contact was registered by a request with `andGoOn`. */
export const contactDone = createAction<Line | null>('contact/done');
