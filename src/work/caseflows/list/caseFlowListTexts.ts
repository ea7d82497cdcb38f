import { countOf, formatCount } from '@/lib/count';
import { listTexts } from '@/kit/livelist/listTexts';
import { named } from '@/lib/named';

/** `1 zaak`, `9 zaken` */
const cases = (count: number): string => countOf(count, 'zaak', 'zaken');

export const caseFlowListTexts = {
  title: 'Zaken',
  cancel: 'Annuleren',
  list: {
    ...listTexts,
    label: 'Zakenlijst',
    region: 'Lijst van zaken',
    heading: 'Overzicht',
    shown: (loaded: number, total: number) => `${formatCount(loaded)} van ${cases(total)}`,
    total: cases,
    added: (count: number) => (count === 1 ? '1 zaak toegevoegd' : `${count} zaken toegevoegd`),
    waitingLabel: (count: number) => (count === 1 ? '1 nieuwe zaak tonen' : `${count} nieuwe zaken tonen`),
    loadingMore: 'Meer zaken laden…',
    moreFailed: 'Meer zaken laden is mislukt.',
    emptyTitle: 'Geen open zaken',
    emptyText: 'Er zijn geen zaken ontvangen of in behandeling.',
    filteredTitle: 'Geen zaken gevonden',
    filteredText: 'Geen enkele zaak past bij deze filters.',
    failedTitle: 'De zaken konden niet worden geladen',
    selectAll: 'Alle geladen zaken selecteren',
    loading: 'Zaken worden geladen',
  },
  row: {
    owner: (name: string) => `eigenaar ${name}`,
    noTitle: 'Zaak zonder titel',
  },
  filters: {
    title: 'Filters',
    queryPlaceholder: 'Titel, relatie of stap',
    anyStatus: 'Alle statussen',
    types: 'Zaaktype',
    anyType: 'Alle zaaktypes',
    typesFailed: 'De zaaktypes konden niet worden geladen.',
    owner: 'Eigenaar',
    executor: 'Uitvoerder',
    sorts: {
      deadline: 'Deadline, eerst de vroegste',
      deadlineDescending: 'Deadline, eerst de laatste',
      createdDescending: 'Aangemaakt, nieuwste eerst',
      created: 'Aangemaakt, oudste eerst',
    },
    apply: 'Zaken tonen',
  },
  details: {
    region: 'Zaak',
    nothingTitle: 'Geen zaak geselecteerd',
    nothingText: 'Kies een zaak uit de lijst om die hier te openen.',
  },
  ownerDialog: {
    title: (count: number) => (count === 1 ? 'Eigenaar wijzigen' : `Eigenaar van ${cases(count)} wijzigen`),
    label: 'Nieuwe eigenaar',
    required: 'Kies een collega of functiegroep.',
    confirm: 'Toekennen',
    meanwhile: (owner: string | null) =>
      owner === null ? 'Deze zaak is intussen van niemand.' : `Deze zaak is intussen van ${named(owner)}.`,
    gone: 'Deze zaak is intussen gewijzigd en staat niet meer in de lijst.',
    severalMeanwhile: (titles: readonly string[]) =>
      titles.length === 1
        ? `‘${named(titles[0] ?? '')}’ heeft intussen een andere eigenaar.`
        : `${cases(titles.length)} hebben intussen een andere eigenaar.`,
    bulkAbout: 'Zaken die je niet mag wijzigen, worden overgeslagen.',
  },
} as const;

export const caseFlowBulkTexts = {
  label: 'Acties voor de geselecteerde zaken',
  owner: 'Eigenaar wijzigen',
  running: { owner: 'Zaken aan een eigenaar geven' },
  results: 'Resultaat per zaak',
  nobodyMay: 'Dit kan nu bij geen van de geselecteerde zaken.',
  messages: {
    notFound: 'Deze zaak bestaat niet meer.',
    stopped: 'Gestopt voordat deze zaak aan de beurt was.',
    changed: 'Deze zaak heeft intussen een andere eigenaar. Er is niets aan veranderd.',
    alreadyTheirs: 'Deze zaak is al van deze eigenaar.',
  },
} as const;
