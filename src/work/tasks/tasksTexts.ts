import { countOf, formatCount } from '@/lib/count';
import { listTexts } from '@/kit/livelist/listTexts';

/** `1 taak`, `9 taken` */
export const tasks = (count: number): string => countOf(count, 'taak', 'taken');

/**
 * The Dutch texts that every task screen and the list need. Those of an opened task are in taskDetailTexts.ts, of bulk
 * actions in taskDialogTexts.ts, of outcomes in taskMessages.ts.
 */
export const tasksTexts = {
  title: 'Taken',
  editTitle: 'Taak bewerken',
  linkTitle: 'Taak koppelen',
  detailTitle: 'Taakdetails',
  retry: 'Opnieuw proberen',
  cancel: 'Annuleren',
  back: 'Terug naar de lijst',
  list: {
    ...listTexts,
    label: 'Takenlijst',
    region: 'Taken',
    shown: (loaded: number, total: number) => `${formatCount(loaded)} van ${tasks(total)}`,
    total: tasks,
    added: (count: number) => (count === 1 ? '1 taak toegevoegd' : `${count} taken toegevoegd`),
    waitingLabel: (count: number) => (count === 1 ? '1 nieuwe taak tonen' : `${count} nieuwe taken tonen`),
    loadingMore: 'Meer taken laden…',
    moreFailed: 'Meer taken laden is mislukt.',
    emptyTitle: 'Geen taken voor jou',
    emptyText:
      'Er staan geen open taken op jouw naam of die van je functiegroepen. Nieuwe taken verschijnen hier vanzelf.',
    filteredTitle: 'Geen taken gevonden',
    filteredText: 'Geen enkele taak past bij deze filters.',
    failedTitle: 'De taken konden niet worden geladen',
    selectAll: 'Alle geladen taken selecteren',
    loading: 'Taken worden geladen',
  },
  row: {
    assignedTo: (name: string) => `toegewezen aan ${name}`,
    unassigned: 'niet toegewezen',
    about: (title: string) => `over ${title}`,
    messages: (count: number) => (count === 1 ? '1 bericht' : `${count} berichten`),
    isNew: 'nieuw',
    /** Marks a promised call that is overdue. */
    lateCall: 'bel terug',
    noSubject: 'Taak zonder onderwerp',
  },
  filters: {
    title: 'Filters',
    queryPlaceholder: 'Onderwerp of relatie',
    anyStatus: 'Alle open taken',
    types: 'Taaktypes',
    type: 'Taaktype',
    anyType: 'Alle taaktypes',
    typesFailed: 'De taaktypes konden niet worden geladen.',
    createdBy: 'Aangemaakt door',
    assignedTo: 'Toegewezen aan',
    sorts: {
      ends: 'Deadline, eerst de vroegste',
      endsDescending: 'Deadline, eerst de laatste',
      createdDescending: 'Aangemaakt, nieuwste eerst',
      created: 'Aangemaakt, oudste eerst',
    },
    apply: 'Taken tonen',
  },
  details: {
    region: 'Taak',
    nothingTitle: 'Geen taak geselecteerd',
    nothingText: 'Kies een taak uit de lijst om die hier te openen.',
  },
  tabs: {
    informatie: 'Informatie',
    berichten: 'Berichten',
    koppelingen: 'Gekoppelde taken',
    contactmomenten: 'Contactmomenten',
  },
} as const;
