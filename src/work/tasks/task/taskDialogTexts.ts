import { tasks } from '../tasksTexts';

/** The Dutch texts of the task dialogs and bulk actions, loaded with them. */
export const taskDialogTexts = {
  bulk: {
    label: 'Acties voor de geselecteerde taken',
    pickUp: 'Oppakken',
    reassign: 'Toewijzen',
    finish: 'Afronden',
    running: { pickUp: 'Taken oppakken', reassign: 'Taken toewijzen', finish: 'Taken afronden' },
    results: 'Resultaat per taak',
    nobodyMay: 'Dit kan nu bij geen van de geselecteerde taken.',
  },
  reason: {
    confirm: 'Bevestigen',
    titles: { finish: 'Taak afronden', reject: 'Taak weigeren', delete: 'Taak verwijderen' },
    labels: {
      finish: 'Wat is er gedaan?',
      reject: 'Waarom weiger je deze taak?',
      delete: 'Waarom verwijder je deze taak?',
    },
    required: {
      finish: 'Vul in wat er gedaan is.',
      reject: 'Vul een reden in.',
      delete: 'Vul een reden in.',
    },
    deleteWarning: 'Een verwijderde taak kan niet worden heropend.',
    bulkTitle: (count: number) => `${tasks(count)} afronden`,
    bulkAbout:
      'De reden wordt bij elke taak bewaard. Taken die niet kunnen worden afgerond, worden overgeslagen.',
  },
  meanwhile: {
    one: (status: string, assignee: string | null) =>
      `Deze taak is intussen gewijzigd: ${status.toLowerCase()}, ${assignee === null ? 'aan niemand toegewezen' : `bij ${assignee}`}.`,
    gone: 'Deze taak is intussen gewijzigd en staat niet meer in de lijst.',
    several: (titles: readonly string[]) =>
      titles.length === 1
        ? `‘${titles[0] ?? ''}’ is intussen gewijzigd.`
        : `${tasks(titles.length)} zijn intussen gewijzigd.`,
  },
  outcome: {
    title: 'Taak afronden',
    legend: 'Uitkomst',
    required: 'Kies een uitkomst.',
    none: 'Deze taak heeft geen uitkomsten om uit te kiezen.',
    failed: 'De uitkomsten konden niet worden geladen.',
    confirm: 'Taak afronden',
  },
  reassign: {
    title: (count: number) => `${tasks(count)} toewijzen`,
    label: 'Toewijzen aan',
    required: 'Kies een collega of functiegroep.',
    confirm: 'Toewijzen',
  },
} as const;
