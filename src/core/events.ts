import { createAction } from '@reduxjs/toolkit';

/** Events that concern several areas. */

/** The agent signed out here or in another tab. */
export const signedOut = createAction('events/signedOut');

/** The page is visible again after more than a minute, or back on the network, so the data on screen may be old. */
export const wokeUp = createAction('events/wokeUp');

/** The page is visible (true) or hidden. */
export const visibilityChanged = createAction<boolean>('events/visibilityChanged');
