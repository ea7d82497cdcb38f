import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const contactKeys = defineShortcuts('Lopend contact', {
  goOn: ['c', 'Naar het lopende contact'],
  swap: ['Alt+W', 'Wisselen tussen de laatste twee'],
  park: ['p', 'Parkeren'],
  callBack: ['Alt+B', 'Terugbellen'],
  task: ['Alt+T', 'Taak aanmaken'],
  finish: ['Ctrl+Enter', 'Afronden en vastleggen'],
  finishAndGoOn: ['Ctrl+Shift+Enter', 'Vastleggen, en de mail afronden of de chat sluiten'],
});
