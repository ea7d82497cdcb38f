import { defineShortcuts } from './defineShortcuts';

/** They work wherever somebody fills something in, by the fields and dialogs themselves. */
export const formKeys = defineShortcuts('Formulieren en berichten', {
  submit: ['Ctrl+Enter', 'Opslaan, vastleggen of versturen'],
  standardText: ['/', 'Standaardtekst invoegen'],
  close: ['Escape', 'Venster, menu of lijst sluiten'],
});
