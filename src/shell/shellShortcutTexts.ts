import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const generalKeys = defineShortcuts('Algemeen', {
  search: ['Ctrl+K', 'Zoeken'],
  shortcuts: ['?', 'Sneltoetsen'],
});
