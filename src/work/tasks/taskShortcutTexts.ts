import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';
import { listKeysTexts } from '@/kit/livelist/keys/listKeysTexts';

export const taskListKeys = defineShortcuts('Takenlijst', {
  search: ['/', 'Zoeken in taken'],
  ...listKeysTexts,
  pickUp: ['O', 'Geselecteerde taken oppakken'],
  reassign: ['t', 'Geselecteerde taken toewijzen'],
  finish: ['A', 'Geselecteerde taken afronden'],
});

export const taskKeys = defineShortcuts('Taak', {
  next: ['n', 'Volgende taak openen'],
  pickUp: ['o', 'Taak oppakken'],
  finish: ['a', 'Taak afronden'],
  reject: ['w', 'Taak weigeren'],
  edit: ['b', 'Taak bewerken'],
  link: ['k', 'Taak koppelen'],
  reply: ['r', 'Reageren'],
  replyAndFinish: ['Ctrl+Shift+Enter', 'Versturen, afronden en volgende'],
  back: ['Escape', 'Terug naar de lijst'],
});
