import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';
import { listKeysTexts } from '@/list/keys/listKeysTexts';

export const undeliveredKeys = defineShortcuts('Niet-bezorgde berichten', {
  range: listKeysTexts.range,
  retry: ['O', 'Geselecteerde opnieuw aanbieden'],
});
