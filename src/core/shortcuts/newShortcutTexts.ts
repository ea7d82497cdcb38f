import { defineShortcuts } from './defineShortcuts';

/** The same key for the same thing, in every list and on every record. */
export const newKeys = defineShortcuts('Nieuw', {
  record: ['N', 'Nieuwe in deze lijst'],
  task: ['T', 'Taak aanmaken'],
  announcement: ['M', 'Mededeling aanmaken'],
});
