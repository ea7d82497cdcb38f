export const permissionsTexts = {
  changed: 'Je rechten zijn gewijzigd.',
  changedWithDrafts: 'Je rechten zijn gewijzigd. Wat je hebt getypt, staat onder Concepten.',
} as const;
