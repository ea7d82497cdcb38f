/** The Dutch texts about records that another system manages. */
export const objectsTexts = {
  search: 'Kenmerk of adres van een kaart',
  placeholder: 'Bijvoorbeeld het adres van een klantenkaart',
  list: 'Gesynchroniseerde objecten',
  ask: 'Van welke relatie, eenheid, complex of welk contract wil je weten of het elders wordt beheerd?',
  askHow: 'Plak het kenmerk, of het adres van de kaart.',
  noId: 'Hierin staat geen kenmerk.',
  noIdHow: 'Een kenmerk ziet eruit als e2000000-0000-4000-8000-00000000002c.',
  failed: 'De gesynchroniseerde objecten konden niet worden geladen.',
  none: 'Dit wordt in geen ander systeem beheerd.',
  entities: { Person: 'Relatie', Unit: 'Eenheid', Complex: 'Complex', Contract: 'Contract' },
  noApplication: 'Onbekend systeem',
  entity: 'Soort',
  externalId: 'Kenmerk daar',
  lastSynchronized: 'Laatst gesynchroniseerd',
  toCard: 'Naar de kaart',
} as const;
