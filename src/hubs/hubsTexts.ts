export const hubsTexts = {
  disconnected: 'Verbinding met de server verbroken.',
} as const;
