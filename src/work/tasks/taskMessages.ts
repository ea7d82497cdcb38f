/** The sentences of 000 §8.2, to the letter, and the reasons for disabled buttons. */
export const taskMessages = {
  pickUp: {
    success: 'Taak succesvol opgepakt',
    failure: 'Fout opgetreden tijdens oppakken van de taak. Probeer het nogmaals.',
    uncertain: 'Niet zeker of de taak is opgepakt.',
  },
  finish: {
    success: 'Taak succesvol afgerond',
    failure: 'Fout opgetreden tijdens afronden van de taak. Probeer het nogmaals.',
    uncertain: 'Niet zeker of de taak is afgerond.',
  },
  finishCaseFlow: {
    success: 'Taak succesvol afgerond',
    failure: 'Niet mogelijk om de taak af te ronden.',
    uncertain: 'Niet zeker of de taak is afgerond.',
  },
  reject: {
    success: 'Taak succesvol geweigerd',
    failure: 'Fout opgetreden tijdens weigeren van de taak. Probeer het nogmaals.',
    uncertain: 'Niet zeker of de taak is geweigerd.',
  },
  delete: {
    success: 'Taak succesvol verwijderd',
    failure: 'Fout opgetreden tijdens verwijderen van de taak. Probeer het nogmaals.',
    uncertain: 'Niet zeker of de taak is verwijderd.',
  },
  reply: {
    stored: 'Je bericht was al opgeslagen.',
    failure: 'Er is iets mis gegaan tijdens het opslaan van het bericht. Probeer het nogmaals.',
  },
  update: {
    success: 'Taak bijgewerkt',
    failure: 'Taak kon niet bijgewerkt worden',
    uncertain: 'Niet zeker of dit is opgeslagen.',
  },
  link: {
    success: 'Taak succesvol gekoppeld',
    failure: 'Taak kan niet gekoppeld worden. Probeer het nogmaals.',
    uncertain: 'Niet zeker of de taak is gekoppeld.',
  },
  noTaskSelected: 'No task selected yet.',
  whyNot: {
    finished: 'Deze taak is al afgerond.',
    removed: 'Deze taak is verwijderd.',
    canceled: 'Deze taak is geannuleerd.',
    pickedUp: 'Deze taak is al opgepakt.',
    notPickedUp: 'Pak de taak eerst op.',
    noAssignee: 'Deze taak is aan niemand toegewezen.',
    notAssigned: 'Deze taak is niet aan jou of je groep toegewezen.',
    noOwner: 'Deze taak heeft geen eigenaar om naar terug te sturen.',
    ownTask: 'Deze taak is van jou of je groep zelf; weigeren kan niet.',
    mayNotEdit: 'Je mag alleen taken bewerken die je zelf hebt gemaakt.',
    mayNotDelete: 'Je mag alleen taken verwijderen die je zelf hebt gemaakt.',
    mayNotLink: 'Je hebt geen rechten om taken te koppelen.',
    alreadyLinked: 'Deze taak is al aan een relatie gekoppeld.',
  },
  bulk: {
    notFound: 'Deze taak bestaat niet meer.',
    stopped: 'Gestopt voordat deze taak aan de beurt was.',
    changed: 'Deze taak is intussen gewijzigd. Er is niets aan veranderd.',
    alreadyTheirs: 'Deze taak is al aan deze behandelaar toegewezen.',
    caseFlow: 'Een zaaktaak rond je af vanuit de taak zelf.',
  },
} as const;
