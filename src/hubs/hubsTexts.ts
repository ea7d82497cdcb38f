export const hubsTexts = {
  disconnected: 'Verbinding met de server verbroken.',
  noConnection: 'Er is geen verbinding met de server. Dit is niet verstuurd.',
  mayNot: 'Onvoldoende rechten.',
  refused: 'De server heeft dit geweigerd.',
} as const;
