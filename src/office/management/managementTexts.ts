export const homeTexts = {
  tools: 'Klantportaal en koppelingen',
  lists: 'Lijsten',
  about: {
    portal: 'Voor wie het open is, en wat klanten er kunnen regelen.',
    requests: 'Wat klanten indienden, en waar het nu is.',
    undelivered: 'Berichten van koppelingen die zijn blijven hangen.',
    systemLog: 'Wat koppelingen en het systeem meldden.',
    synchronizedObjects: 'Wat in een ander systeem wordt beheerd.',
    phones: 'Wie is aangemeld voor telefonie, en collega’s afmelden.',
    configuration: 'Wat voor deze organisatie is ingesteld.',
  },
} as const;

export const reportingTexts = {
  elsewhere: 'Rapporten staan in Power BI',
  about: 'Daar meld je je met je eigen account aan.',
  open: 'Rapporten openen',
  newTab: '(nieuw tabblad)',
  none: 'Er is geen rapportage ingesteld.',
} as const;
