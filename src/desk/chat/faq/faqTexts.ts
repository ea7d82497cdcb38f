export const faqTexts = {
  title: 'Veelgestelde vragen',
  use: 'In bericht zetten',
  portal: 'Zelf te regelen in het klantportaal',
  sendPortal: 'Verwijzing in bericht',
  sendPortalOf: (title: string) => `Verwijzing naar ‘${title}’ in bericht`,
  sendPortalLink: 'Link in bericht',
  sendPortalLinkOf: (title: string) => `Link naar ‘${title}’ in bericht`,
  portalSentence: (title: string) => `U kunt dit zelf regelen in ons klantportaal, onder ‘${title}’.`,
  portalLink: (title: string, url: string) =>
    `U kunt dit zelf regelen in ons klantportaal, onder ‘${title}’: ${url}`,
  portalFailed: 'Wat klanten zelf kunnen regelen, kon niet worden geladen.',
  registerTask: 'Taak vastleggen',
  registerContact: 'Contact vastleggen',
  notLinked: 'Koppel het gesprek eerst aan een relatie.',
} as const;
