import { createAction } from '@reduxjs/toolkit';
import type { AboutCase, ContactPerson } from './ongoingContact';

/** The bar stands there: from now on contacts can be parked, resumed and finished. */
export const contactBarShown = createAction('contact/barShown');

/** A conversation with this person, or with somebody who is not known yet; about a case, where it is begun there. */
export const contactStarted = createAction(
  'contact/started',
  (person: ContactPerson | null, about: AboutCase | null = null) => ({ payload: { person, about } }),
);
export const contactParked = createAction<string>('contact/parked');
/** The parked or folded conversation goes on, and the others are parked. */
export const contactResumed = createAction<string>('contact/resumed');
export const contactFolded = createAction<string>('contact/folded');

/** `roleId` is the role of the person in whose name the contact moments are registered. */
export const finishRequested = createAction<{ contactId: string; roleId: string }>('contact/finishRequested');
