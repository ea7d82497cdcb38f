import { createAction } from '@reduxjs/toolkit';

/** The card of a person is on the screen, and who it is is known. */
export const cardOpened = createAction<string>('personCard/opened');
export const cardLeft = createAction('personCard/left');
