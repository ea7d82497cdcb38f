import { defineShortcuts } from './defineShortcuts';

/** One key for one thing, in whatever list or on whatever record it is made. */
export const newKeys = defineShortcuts('Nieuw', {
  record: ['N', 'Nieuwe in deze lijst'],
  task: ['T', 'Taak aanmaken'],
  announcement: ['M', 'Mededeling aanmaken'],
});
