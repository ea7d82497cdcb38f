import { defineShortcuts } from './defineShortcuts';

/** The fields and dialogs themselves handle these, wherever something is filled in. */
export const formKeys = defineShortcuts('Formulieren en berichten', {
  submit: ['Ctrl+Enter', 'Opslaan, vastleggen of versturen'],
  standardText: ['/', 'Standaardtekst invoegen'],
  close: ['Escape', 'Venster, menu of lijst sluiten'],
});

/** The same key for the same thing, in every list and on every record. */
export const newKeys = defineShortcuts('Nieuw', {
  record: ['N', 'Nieuwe in deze lijst'],
  task: ['T', 'Taak aanmaken'],
  announcement: ['M', 'Mededeling aanmaken'],
});
