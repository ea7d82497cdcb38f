import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const knowledgeKeys = defineShortcuts('Kennisbank', {
  search: ['/', 'Vraag zoeken'],
  publish: ['Ctrl+Shift+Enter', 'Vraag opslaan en publiceren'],
});
