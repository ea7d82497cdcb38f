import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const reachKeys = defineShortcuts('Relatie', {
  email: ['e', 'E-mailadres wijzigen'],
  phone: ['t', 'Telefoonnummer wijzigen'],
});
