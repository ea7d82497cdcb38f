import { chatTitles } from './chatTitles';
import type { Level } from './waitingLevels';

const people = (count: number): string => (count === 1 ? '1 wachtende klant' : `${count} wachtende klanten`);

export const dashboardTexts = {
  title: chatTitles.title,
  meta: (waiting: number) => (waiting === 0 ? 'Niemand wacht' : people(waiting)),
  register: 'Aanmelden voor chat',
  inPortal: 'Chat in het klantportaal',
  failing: 'Geen verbinding met de chat; dit kan verouderd zijn.',
  failed: 'De gesprekken konden niet worden opgehaald.',
  off: 'Chat staat uit',
  offHelp: 'Zodra chat weer aan staat, verschijnen de gesprekken hier.',
  panes: {
    waiting: 'Wachtend',
    mine: 'Mijn gesprekken',
    colleagues: 'Collega’s',
  },
  none: {
    waiting: 'Niemand wacht.',
    mine: 'Je hebt geen gesprekken.',
    colleagues: 'Er is geen collega aangemeld voor chat.',
  },
  card: {
    waits: 'wacht',
    sinceLast: 'sinds laatste bericht',
    afterWork: 'nawerktijd',
    open: 'Openen',
    openNamed: (name: string) => `Gesprek met ${name} openen`,
    action: (action: string, name: string) => `${action}: ${name}`,
    noMessages: 'Nog geen berichten',
    onlyFiles: 'Bijlage',
    linked: 'Gekoppeld',
    anonymous: 'Anoniem',
    failed: 'Dit gesprek kan niet worden getoond.',
  },
  operator: {
    unknown: 'Onbekende medewerker',
    available: 'Beschikbaar',
    away: 'Niet beschikbaar',
    conversations: (name: string) => `Gesprekken van ${name}`,
    idle: 'Geen gesprekken',
  },
  statistics: {
    title: 'Wachtrij',
    failed: 'De wachttijden konden niet worden opgehaald.',
    waiting: 'Wachtende klanten',
    longest: 'Langste wachttijd',
    pickUp: 'Gemiddelde tijd tot oppakken',
    reply: 'Gemiddeld tot antwoord',
    active: 'Lopende gesprekken',
    unknown: 'Onbekend',
    /* The exact words required by 001 §8. */
    reconnecting: 'Trying to reconnect to chat...',
    reconnected: 'Reconnected to chat.',
  },
  levels: {
    normal: 'Normaal',
    aboveAverage: 'Bovengemiddeld',
    long: 'Lang',
  } satisfies Record<Level, string>,
} as const;
