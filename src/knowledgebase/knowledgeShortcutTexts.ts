import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const knowledgeKeys = defineShortcuts('Kennisbank', { search: ['/', 'Vraag zoeken'] });
