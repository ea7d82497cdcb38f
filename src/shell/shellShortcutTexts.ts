import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const generalKeys = defineShortcuts('Algemeen', {
  search: ['Ctrl+K', 'Zoeken'],
  shortcuts: ['?', 'Sneltoetsen'],
});

export const experimentalKeys = defineShortcuts('Ontwikkeling', {
  toggle: ['!', 'Secret Area ontgrendelen of vergrendelen'],
});
