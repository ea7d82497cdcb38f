import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const personKeys = defineShortcuts('Relatie', {
  home: ['Alt+U', 'Naar de woning'],
  repair: ['Alt+M', 'Reparatie melden'],
});
