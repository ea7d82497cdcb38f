import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';
import { listKeysTexts } from '@/kit/livelist/keys/listKeysTexts';

export const caseFlowListKeys = defineShortcuts('Zakenlijst', {
  search: ['/', 'Zoeken in zaken'],
  ...listKeysTexts,
  owner: ['t', 'Eigenaar van geselecteerde zaken wijzigen'],
});

export const workloadKeys = defineShortcuts('Werkvoorraad', {
  owner: ['e', 'Zaak naar een andere eigenaar'],
});

export const caseFlowKeys = defineShortcuts('Zaak', {
  editOwner: ['b', 'Eigenaar van de zaak wijzigen'],
  pickUp: ['o', 'Huidige stap oppakken'],
  finish: ['a', 'Eigen taak afronden, anders de huidige stap'],
  back: ['Escape', 'Terug naar de lijst'],
});
