import { defineShortcuts } from './defineShortcuts';

/** The list under '?' shows these keys; the fields and dialogs of every form handle them. */
export const formKeys = defineShortcuts('Formulieren en berichten', {
  submit: ['Ctrl+Enter', 'Opslaan, vastleggen of versturen'],
  standardText: ['/', 'Standaardtekst invoegen'],
  close: ['Escape', 'Venster, menu of lijst sluiten'],
});

/** The same key creates the same kind of record in every list and on every card. */
export const newKeys = defineShortcuts('Nieuw', {
  record: ['N', 'Nieuwe in deze lijst'],
  task: ['T', 'Taak aanmaken'],
  announcement: ['M', 'Mededeling aanmaken'],
});
