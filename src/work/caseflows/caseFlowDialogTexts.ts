/** The texts of the case dialogs, loaded together with them. */
export const caseFlowDialogTexts = {
  cancel: {
    title: 'Zaak annuleren',
    legend: 'Waarom wordt de zaak geannuleerd?',
    required: 'Kies waarom de zaak wordt geannuleerd.',
    reason: 'Toelichting',
    confirm: 'Zaak annuleren',
    back: 'Terug',
    warning: 'Een geannuleerde zaak kan niet worden heropend.',
    failed: 'De annuleringsredenen konden niet worden geladen.',
    empty: 'Er zijn geen annuleringsredenen om uit te kiezen.',
  },
  pickUp: {
    title: 'Stap oppakken',
    intro: 'Kies wie de taken van deze stap doet.',
    all: 'Alle taken aan',
    perTask: (count: number) => `Per taak kiezen (${count})`,
    optionalTask: (title: string) => `${title} (optioneel)`,
    groupOfStep: 'Functiegroep van de stap',
    noTasks: 'Deze stap heeft geen taken om te verdelen.',
    required: 'Kies wie deze taak doet.',
    confirm: 'Stap oppakken',
  },
  finish: {
    title: 'Stap afronden',
    text: 'De volgende stap begint zodra deze is afgerond.',
    lastText: 'Dit is de laatste stap: daarna is de zaak afgerond.',
    openTasks: (count: number) =>
      count === 1 ? 'Eén optionele taak is nog niet af.' : `${count} optionele taken zijn nog niet af.`,
    confirm: 'Stap afronden',
  },
  finishTask: {
    title: 'Taak afronden',
    legend: 'Uitkomst',
    required: 'Kies een uitkomst.',
    none: 'Deze taak heeft geen uitkomsten om uit te kiezen.',
    confirm: 'Taak afronden',
    andStep: (title: string) => `Ook stap ‘${title}’ afronden`,
    confirmBoth: 'Taak en stap afronden',
    taskDone: (next: string) => `De taak is afgerond. ${next}`,
  },
} as const;
