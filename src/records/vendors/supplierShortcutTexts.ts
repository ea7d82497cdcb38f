import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const supplierKeys = defineShortcuts('Leveranciers', { search: ['/', 'Leverancier zoeken'] });
