import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const searchListKeys = defineShortcuts('Lijsten van relaties, eenheden en complexen', {
  search: ['/', 'Zoeken in de lijst'],
});
