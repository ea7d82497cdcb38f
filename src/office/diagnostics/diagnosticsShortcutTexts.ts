import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';
import { listKeysTexts } from '@/kit/livelist/keys/listKeysTexts';

export const undeliveredKeys = defineShortcuts('Niet-bezorgde berichten', {
  range: listKeysTexts.range,
  retry: ['O', 'Geselecteerde opnieuw aanbieden'],
});
