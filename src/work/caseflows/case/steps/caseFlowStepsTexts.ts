import { named } from '@/lib/named';

export const caseFlowStepsTexts = {
  progress: 'Verloop van de zaak',
  list: 'Stappen',
  /** 'Stap 2 van 5, opgepakt' */
  place: (number: number, total: number, status: string) =>
    `Stap ${number} van ${total}, ${status.toLowerCase()}`,
  numbered: (number: number, title: string) => `${number}. ${title}`,
  untitledStep: (number: number) => `Stap ${number}`,
  /** Followed by a day. */
  until: 'tot',
  noAccessTitle: 'De stappen zijn voor jou niet zichtbaar',
  noAccessText:
    'Voor de stappen van een zaak zijn extra rechten nodig. De andere onderdelen kun je wel bekijken.',
  emptyTitle: 'Deze zaak heeft geen stappen',
  stepFailed: 'Deze stap kan niet worden getoond.',
  deadline: 'Deadline',
  group: 'Functiegroep',
  unknownGroup: 'Naam onbekend',
  pickedUp: 'Opgepakt',
  /** Followed by a name and a moment. */
  pickedUpBy: 'door',
  finished: 'Afgerond',
  details: (title: string) => `Alles over stap ‘${title}’`,
  pickUp: 'Stap oppakken',
  finish: 'Stap afronden',
  spoken: {
    pickUp: (title: string) => `Stap ‘${named(title)}’ is opgepakt.`,
    finish: (title: string) => `Stap ‘${named(title)}’ is afgerond.`,
    finishTask: (title: string) => `Een taak van stap ‘${named(title)}’ is afgerond.`,
  },
  tasks: {
    label: (title: string) => `Taken van stap ${title}`,
    optional: 'Optioneel',
    finished: 'Afgerond',
    open: 'Nog te doen',
    unfinished: 'Niet afgerond',
    untitled: 'Taak zonder titel',
    loading: 'Stand wordt opgehaald…',
    failed: 'De status van deze taak kon niet worden opgehaald.',
    retry: 'Opnieuw proberen',
    retryOf: (title: string) => `Stand van taak ‘${title}’ opnieuw ophalen`,
    notInInbox: 'Staat niet in de takenlijst',
    /** Followed by a name. */
    assignee: 'Behandelaar:',
    unknownAssignee: 'Onbekend',
    finish: 'Taak afronden',
    finishOf: (title: string) => `Taak ‘${title}’ afronden`,
    outcomes: (title: string) => `Uitkomst van taak ‘${title}’`,
    finishWith: (title: string, outcome: string) => `${outcome}: taak ‘${title}’ afronden`,
    toTask: 'Naar de taak',
    toTaskOf: (title: string) => `Naar de taak ‘${title}’`,
    nobody: 'Aan niemand toegewezen',
  },
  scenarios: {
    title: 'Regelen voor de klant',
    start: 'Starten',
    startOf: (title: string) => `‘${title}’ starten`,
    finished: 'Gedaan',
    retry: 'Opnieuw proberen',
  },
} as const;
