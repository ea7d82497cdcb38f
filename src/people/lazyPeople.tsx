import { lazy } from 'react';

/** The look-up boxes weigh more than a list does, so they come when a form or filter shows them. */
export const AssigneePicker = lazy(async () => ({
  default: (await import('./AssigneePicker')).AssigneePicker,
}));
export const PersonSearch = lazy(async () => ({ default: (await import('./PersonSearch')).PersonSearch }));
