import { defineShortcuts } from '@/core/shortcuts/defineShortcuts';

export const chatKeys = defineShortcuts('Chat', {
  acceptNext: ['Alt+A', 'Volgende aannemen'],
  link: ['Alt+K', 'Gesprek koppelen'],
  faqs: ['Alt+V', 'Vragen en antwoorden'],
  end: ['Alt+E', 'Gesprek of nawerktijd beëindigen'],
});
