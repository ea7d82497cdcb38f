import { createAction } from '@reduxjs/toolkit';
import type { ContactPerson } from './ongoingContact';

/** The bar stands there: from now on contacts can be parked, resumed and finished. */
export const contactBarShown = createAction('contact/barShown');

/** A conversation with this person, or with somebody who is not known yet. */
export const contactStarted = createAction<ContactPerson | null>('contact/started');
export const contactParked = createAction<string>('contact/parked');
/** The parked or folded conversation goes on, and the others are parked. */
export const contactResumed = createAction<string>('contact/resumed');
export const contactFolded = createAction<string>('contact/folded');

/** `roleId` is the role of the person in whose name the contact moments are registered. */
export const finishRequested = createAction<{ contactId: string; roleId: string }>('contact/finishRequested');
