import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const mailKeys = defineShortcuts('Mail', {
  first: ['n', 'Eerste mail openen'],
  next: ['n', 'Volgende mail'],
  pickUp: ['o', 'Mail oppakken'],
  finish: ['a', 'Mail afronden'],
  attach: ['k', 'Klant koppelen'],
  attachSender: ['e', 'Afzender koppelen en contact vastleggen'],
  contact: ['e', 'Contact vastleggen'],
});
