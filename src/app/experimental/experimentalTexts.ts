export const experimentalTexts = {
  intro: 'Voor ontwikkelaars: wat hier wordt omgezet, geldt meteen en alleen in deze browser.',
  features: 'Functies van deze omgeving',
  none: 'Deze omgeving noemt geen functies.',
  here: 'Hier omgezet',
  reset: (name: string) => `${name}: terug naar de instelling van de omgeving`,
  sandbox: 'Naar de sandbox',
} as const;
