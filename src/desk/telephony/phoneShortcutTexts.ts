import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const phoneKeys = defineShortcuts('Telefoon', {
  toIncoming: ['Alt+I', 'Naar de inkomende oproep'],
  pickUp: ['Alt+O', 'Oproep opnemen'],
  hold: ['Alt+H', 'In de wacht zetten of hervatten'],
  hangUp: ['Alt+L', 'Ophangen'],
  passOn: ['Alt+D', 'Doorverbinden'],
  endAfterWork: ['Alt+N', 'Nawerktijd beëindigen'],
  ready: ['Alt+R', 'Beschikbaar of niet beschikbaar voor oproepen'],
});
