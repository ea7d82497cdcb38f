/** The Dutch words of work on several cases at once. */
export const caseFlowBulkTexts = {
  label: 'Acties voor de geselecteerde zaken',
  owner: 'Eigenaar wijzigen',
  running: { owner: 'Zaken aan een eigenaar geven' },
  results: 'Resultaat per zaak',
  nobodyMay: 'Geen van de geselecteerde zaken kan dit nu.',
  messages: {
    uncertain: 'Niet zeker of dit is opgeslagen.',
    notFound: 'Deze zaak bestaat niet meer.',
    stopped: 'Gestopt voordat deze zaak aan de beurt was.',
    alreadyTheirs: 'Deze zaak is al van deze eigenaar.',
  },
} as const;
