export const noRightsTexts = {
  title: 'Je kunt hier nog niet aan het werk',
  noRights: (name: string, department: string | null) =>
    department === null
      ? `Je bent aangemeld als ${name}. Je account heeft nog geen rechten om taken of zaken te bekijken.`
      : `Je bent aangemeld als ${name} (${department}). Je account heeft nog geen rechten om taken of zaken te bekijken.`,
  next: 'Klopt dat niet? Vraag je leidinggevende of de functioneel beheerder om de juiste rechten. Meld je daarna opnieuw aan: je begint dan vanzelf op de goede plek.',
  caseRightsOnly: 'Je kunt zaken bekijken. Taken bekijken kun je met je huidige rechten niet.',
  mayTitle: 'Wat je hier wel kunt',
  may: ['Je weergave instellen bij je naam, rechtsboven'],
} as const;
