export const submissionsTexts = {
  uncertain: 'Niet zeker of dit is opgeslagen.',
  offline: 'Je bent offline. Dit is niet verstuurd.',
} as const;
