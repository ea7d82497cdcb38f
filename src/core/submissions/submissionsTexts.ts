export const submissionsTexts = {
  uncertain: 'Niet zeker of dit is opgeslagen.',
  earlier: 'Wat je eerder verstuurde, is aangekomen. Wat je daarna veranderde, is nog niet verstuurd.',
  offline: 'Je bent offline. Dit is niet verstuurd.',
} as const;
