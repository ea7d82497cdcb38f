import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

/** The list under '?' shows the key only while it works: nobody else learns of the experimental area. */
export const experimentalKeys = defineShortcuts('Ontwikkeling', {
  toggle: ['!', 'Secret Area ontgrendelen of vergrendelen'],
});
