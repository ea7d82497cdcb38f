/** The sentences of 000 §8.3, spelled as in that section, and the reasons why a button is disabled. */
export const caseFlowMessages = {
  cancel: {
    failure: 'Afbreken zaak mislukt. Probeer het nogmaals.',
    uncertain: 'Niet zeker of de zaak is afgebroken.',
  },
  message: {
    failure: 'Er is iets mis gegaan tijdens het opslaan van het bericht. Probeer het nogmaals.',
    stored: 'Je bericht was al opgeslagen.',
    noCase: 'No task selected yet.',
  },
  finishStep: {
    failure: 'Afronden stap mislukt. Probeer het nogmaals.',
    uncertain: 'Niet zeker of de stap is afgerond.',
    refused: 'Onvoldoende rechten om de zaakstap af te ronden',
  },
  pickUpStep: {
    failure: 'Oppakken stap mislukt. Probeer het nogmaals.',
    uncertain: 'Niet zeker of de stap is opgepakt.',
    refused: 'Zaakstap kan niet opgepakt worden. Onvoldoende rechten.',
  },
  finishStepTask: {
    failure: 'Fout opgetreden tijdens afronden van de taak',
    uncertain: 'Niet zeker of de taak is afgerond.',
  },
  update: {
    success: 'Zaak bijgewerkt',
    failure: 'Zaak kon niet bijgewerkt worden',
    uncertain: 'Niet zeker of dit is opgeslagen.',
  },
  scenariosFailed: (title: string) =>
    `Selfservice scenario's voor stap '${title}' kunnen niet geladen worden.`,
  changed: 'Er is niets gewijzigd: de zaak heeft intussen een andere eigenaar.',
  personLost: 'Een eigenaar of uitvoerder kon niet worden opgezocht. Er wordt niet meer op gefilterd.',
  whyNot: {
    finished: 'Deze zaak is al afgerond.',
    canceled: 'Deze zaak is geannuleerd.',
    statusUnknown: 'De status van deze zaak is onbekend.',
    submitted: 'Deze zaak is nog niet opgepakt.',
    mayNotEdit: 'Je mag alleen zaken wijzigen waarvan jij of je groep eigenaar is.',
    stepNotStarted: 'Deze stap is nog niet aan de beurt.',
    stepPickedUp: 'Deze stap is al opgepakt.',
    stepNotPickedUp: 'Pak de stap eerst op.',
    stepFinished: 'Deze stap is al afgerond.',
    stepCanceled: 'Deze stap is geannuleerd.',
    stepStatusUnknown: 'De status van deze stap is onbekend.',
    blocked: 'Eerst moeten de verplichte taken van deze stap af zijn.',
    taskFinished: 'Deze taak is al afgerond.',
    taskNotPickedUp: 'Deze taak moet eerst in de takenlijst worden opgepakt.',
    taskClosed: 'Deze taak staat niet meer open.',
    noTask: 'Deze taak staat niet in de takenlijst.',
    taskNotAssigned: 'Deze taak is niet aan jou of je groep toegewezen.',
    scenarioFinished: 'Dit is al gedaan.',
    noScenario: 'Dit hoort niet meer bij deze stap.',
    noPerson: 'Deze zaak heeft geen relatie voor wie dit kan worden gestart.',
    noCase: 'Deze zaak heeft geen dossier, daarom kan dit niet worden gestart.',
    noFile: 'Deze zaak heeft nog geen dossier om documenten aan toe te voegen.',
  },
} as const;
