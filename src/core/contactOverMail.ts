import { createAction } from '@reduxjs/toolkit';

/** Actions of the mail area that `desk/contacts` dispatches, because it may not import that area. */

/** The contact moment was registered, and now belongs to the mail of this conversation (AMB-152). */
export const mailMomentRegistered = createAction<{ conversationId: string; momentId: string }>(
  'mail/momentRegistered',
);

/** The whole contact about the mail with this id was registered, so that the mail can be finished. */
export const mailContactDone = createAction<string>('mail/contactDone');
