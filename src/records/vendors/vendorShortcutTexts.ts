import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const vendorKeys = defineShortcuts('Leveranciers', { search: ['/', 'Leverancier zoeken'] });
