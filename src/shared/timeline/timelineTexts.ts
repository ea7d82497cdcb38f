import { countOf, formatCount } from '@/lib/count';
import { named } from '@/lib/named';

export const timelineTexts = {
  label: 'Tijdlijn',
  loadFailed: 'Fout opgetreden tijdens ophalen van gebeurtenissen',
  empty: 'Er is nog niets gebeurd.',
  emptyText: 'Contact, taken en correspondentie komen hier vanzelf te staan.',
  emptyFiltered: 'Niets gevonden met deze filters.',
  clearFilters: 'Filters wissen',
  loadMore: 'Meer laden',
  loadingMore: 'Wordt geladen',
  moreFailed: 'Het vervolg kon niet worden geladen.',
  end: 'Dit is het begin van de tijdlijn.',
  endEarly: (missing: number) =>
    missing === 1
      ? 'Er is nog 1 zaak die niet getoond kan worden.'
      : `Er zijn nog ${missing} zaken die niet getoond kunnen worden.`,
  refreshFailed: 'De tijdlijn kon niet worden bijgewerkt.',
  shown: (loaded: number, total: number) =>
    `${loaded < total ? `${formatCount(loaded)} van ` : ''}${countOf(total, 'zaak', 'zaken')}`,
  added: (count: number) => (count === 1 ? '1 zaak toegevoegd' : `${count} zaken toegevoegd`),
  new: (count: number) => `${count} nieuwe`,
  showNew: (count: number) => `${count} nieuwe tonen`,
  newWaiting: 'Er is iets nieuws op de tijdlijn.',
  toTop: 'Naar boven',
  noMoment: 'Zonder datum',
  lineFailed: 'Deze zaak kan niet worden getoond.',

  years: {
    label: 'Naar een jaar',
    goTo: (year: number) => `Naar ${year}`,
    notLoaded: (year: number) => `Naar ${year}; wordt eerst geladen`,
    first: 'Begin',
    toFirst: 'Naar het begin van de tijdlijn',
    busy: (year: number | null, loaded: number, total: number) =>
      `${year === null ? 'Het begin' : year} wordt opgezocht: ${formatCount(loaded)} van ${countOf(total, 'zaak', 'zaken')} geladen`,
    cancel: 'Stoppen',
    arrived: (year: string) => `De tijdlijn staat bij ${year}.`,
    none: (year: number, found: string) => `In ${year} is er niets. De tijdlijn staat bij ${found}.`,
    failed: 'Verder terug kon niet worden geladen.',
  },

  case: {
    untitled: 'Zaak zonder titel',
    aboutSubject: 'Alles over dit onderwerp tonen',
    deleted: 'Verwijderd',
    began: 'Eerste bericht:',
    question: 'Vraag',
    address: 'Contract',
    noActivity: 'Er is niets bekend van wat er is gebeurd.',
    mayNotRead: 'Je kunt de afzonderlijke gebeurtenissen niet bekijken.',
    followUps: (title: string) => `Gebeurtenissen van ${title}`,
    followUpsFailed: 'De gebeurtenissen konden niet worden geladen.',
    noFollowUps: 'Er zijn geen gebeurtenissen om te tonen.',
  },

  activity: {
    rejected: 'Geweigerd',
    party: (role: string, name: string) => `${role}: ${name}`,
    assignee: 'Toegewezen aan',
    newOwner: 'Nieuwe eigenaar',
    nextOwner: 'Volgende eigenaar',
    relatedPerson: 'Relatie',
    linked: 'Hoort ook bij',
    openTask: 'Taak openen',
    openCaseFlow: 'Zaak openen',
    unknown: 'onbekend',
    tooLate: (minutes: number) =>
      `Een contactmoment kan tot ${minutes} minuten na het begin verwijderd worden.`,
  },

  colleague: {
    empty: 'Er is nog niets geregistreerd.',
    inCase: 'In',
    lineFailed: 'Deze gebeurtenis kan niet worden getoond.',
  },

  removal: {
    menu: (title: string) => `Acties voor ${title}`,
    titles: {
      case: { delete: 'Zaak verwijderen', restore: 'Zaak herstellen' },
      activity: { delete: 'Contactmoment verwijderen', restore: 'Contactmoment herstellen' },
    },
    questions: {
      case: {
        delete: 'Weet je zeker dat je deze zaak wilt verwijderen?',
        restore: 'Weet je zeker dat je deze zaak wilt herstellen?',
      },
      activity: {
        delete: 'Weet je zeker dat je dit contactmoment wilt verwijderen?',
        restore: 'Weet je zeker dat je dit contactmoment wilt herstellen?',
      },
    },
    delete: 'Verwijderen',
    restore: 'Herstellen',
    /** The result of a deletion or restoration (001 §8, AMB-128). */
    outcomes: {
      case: {
        delete: {
          success: 'Zaak succesvol verwijderd',
          failure: 'Verwijderen van de zaak is mislukt',
          uncertain: 'Niet zeker of de zaak is verwijderd.',
        },
        restore: {
          success: 'Zaak succesvol herstelt',
          failure: 'Herstellen van de zaak is mislukt',
          uncertain: 'Niet zeker of de zaak is hersteld.',
        },
      },
      activity: {
        delete: {
          success: 'Gebeurtenis succesvol verwijderd',
          failure: 'Verwijderen van de gebeurtenis is mislukt',
          uncertain: 'Niet zeker of de gebeurtenis is verwijderd.',
        },
        restore: {
          success: 'Gebeurtenis succesvol hersteld',
          failure: 'Herstellen van de gebeurtenis is mislukt',
          uncertain: 'Niet zeker of de gebeurtenis is hersteld.',
        },
      },
    },
    overtaken: 'De tijdlijn is intussen veranderd en is opnieuw opgehaald.',
  },

  filters: {
    label: 'Filters van de tijdlijn',
    query: 'Zoeken',
    queryHint: 'Zoek in de tijdlijn',
    category: 'Soort',
    contract: 'Contract',
    contractHint: 'Zoek op adres',
    contractUnknown: 'Gekozen contract',
    noContracts: 'Geen contracten gevonden.',
    scenario: 'Scenario',
    tag: 'Onderwerp',
    tagOfCase: 'Onderwerp van de zaak',
    status: 'Status',
    channel: 'Kanaal',
    all: 'Alle',
    nameless: 'Zonder naam',
    categoriesFailed: 'De soorten konden niet worden geladen.',
    contractsFailed: 'De contracten konden niet worden geladen.',
    scenariosFailed: 'De scenario’s konden niet worden geladen.',
    tagsFailed: 'De onderwerpen konden niet worden geladen.',
    clear: 'Filters wissen',
  },

  export: {
    label: 'Tijdlijn exporteren',
    started: 'Tijdlijn exporteren gestart',
    failed: 'Fout opgetreden tijdens exporteren van de tijdlijn',
    uncertain: 'Niet zeker of de tijdlijn wordt geëxporteerd.',
    saved: (name: string) => `${named(name)} is opgeslagen.`,
    fileName: 'Tijdlijn.csv',
  },
} as const;
