import { formatPhone } from '@/lib/phone';
import type { PhoneMethod } from './state/phoneCommands';
import type { WhyNotPhone } from './state/phoneRules';

const whyNot: Record<WhyNotPhone, string> = {
  notLive: 'geen verbinding met de telefooncentrale',
  notLoggedIn: 'u bent niet aangemeld voor telefonie',
  busy: 'de telefoon is bezet',
  afterWork: 'u bent in nawerktijd',
  calls: 'er is nog een gesprek',
  ringing: 'er wacht een oproep',
  unknown: 'de toestand van de telefoon is niet bekend',
};

/** The commands, worded as the subject of a sentence. */
const commands: Record<PhoneMethod, string> = {
  login: 'aanmelden',
  logout: 'afmelden',
  logoutMultipleByUserIds: 'collega afmelden',
  ready: 'beschikbaar worden',
  notReady: 'niet beschikbaar worden',
  enterQueue: 'in de wachtrij gaan',
  leaveQueue: 'de wachtrij verlaten',
  dial: 'bellen',
  pickup: 'opnemen',
  holdCall: 'in de wacht zetten',
  resumeCall: 'hervatten',
  releaseCall: 'ophangen',
  forwardCall: 'doorverbinden',
  transferDirect: 'doorverbinden',
  setRoleForCall: 'koppelen van de beller',
  unsetRoleForCall: 'loskoppelen van de beller',
  setPhoneRichPresenceState: 'wijzigen van de aanwezigheid',
  endAfterCallWork: 'beëindigen van de nawerktijd',
  endAfterCallWorkAndLeaveQueue: 'beëindigen van de nawerktijd',
  reportUserReconnected: 'opvragen van de toestand',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const telephonyTexts = {
  whyNot,
  commands,
  doubtful: (what: string) =>
    `${capital(what)}: status onbekend. De telefooncentrale heeft niet geantwoord; de toestand wordt opnieuw opgevraagd.`,
  tabSilent:
    'Het tabblad dat de telefoon heeft, antwoordt niet. Kies ‘Hier overnemen’ bij de telefoon om hier verder te gaan.',
  dialling: {
    cannot: (reason: string) => `Bellen kan nu niet: ${reason}.`,
    label: 'Nummer om te bellen',
    call: 'Bellen',
    pad: 'Toetsen',
    digit: (key: string) => `Toets ${key}`,
    notDiallable: 'vul een telefoonnummer in',
  },
  menu: {
    title: 'Telefoon',
    device: (status: string | null, number: string | null) =>
      capital([status, number && `toestel ${formatPhone(number)}`].filter(Boolean).join(' op ')),
    more: 'Meer',
    doubtful: 'Status onbekend',
    notLive: 'De verbinding met de telefooncentrale is weg. Wat hier staat kan oud zijn.',
    notLiveYet: 'Er is nog geen verbinding met de telefooncentrale.',
    invalid:
      'Bij uw account hoort geen toestel. Vraag uw beheerder om een gebruiker van de telefooncentrale.',
    logIn: 'Aanmelden',
    logInWith: 'Aanmelden met nummer',
    logOut: 'Afmelden',
    ready: 'Beschikbaar voor oproepen',
    inQueue: 'Oproepen uit de wachtrij aannemen',
    richPresence: 'Aanwezigheid',
    elsewhere: 'De telefoon is in een ander tabblad. Wat u hier doet, gebeurt daar.',
    takeOver: 'Hier overnemen',
    notInstalled: 'Telefonie is niet geinstalleerd in uw omgeving.',
    notAvailable: 'Telefonie is op dit moment niet beschikbaar. Probeer het later opnieuw.',
  },
  afterWork: {
    title: 'Nawerktijd',
    end: 'Beëindigen',
    endAndLeave: 'Beëindigen en wachtrij verlaten',
  },
  queue: {
    label: 'Wachtrij',
    none: 'Niemand in de wachtrij',
    waiting: (length: number) => (length === 1 ? 'wachtende' : 'wachtenden'),
    longestIs: 'het langst',
    longest: 'met de tijd van wie het langst wacht',
    kpi: { Ok: 'Normaal', RequiresAttention: 'Druk', Critical: 'Te druk' },
  },
  bar: {
    label: 'Telefoongesprekken',
    unknownNumber: 'Nummer afgeschermd',
    notLive: 'niet live',
    doubtful: 'status onbekend',
    hold: 'In de wacht',
    pickUp: 'Opnemen',
    hangUp: 'Ophangen',
    decline: 'Weigeren',
    forward: 'Doorverbinden',
    ofCall: (what: string, who: string) => `${what}: ${who}`,
    withKey: (what: string, keys: string) => `${what} (${keys})`,
  },
  passOn: {
    search: 'Collega of nummer',
    placeholder: 'Naam, of een telefoonnummer',
    toNumber: (number: string) => `Naar ${number}`,
    to: (name: string) => `Naar ${name}`,
    colleagues: 'Collega’s',
    free: 'Toestel vrij',
    quickDials: 'Snelkiezers',
    nameless: 'naamloze collega',
    none: 'Geen collega gevonden.',
    failed: 'Collega’s zoeken is niet gelukt.',
    notAvailable: 'niet beschikbaar',
    agenda: (name: string) => `Agenda van ${name}`,
    join: (one: string, other: string) => `Verbind ${one} met ${other}`,
    blind: 'Naar iemand: het gesprek gaat meteen over. Of overleg eerst: de beller wacht dan.',
    blindOnly: 'Je collega krijgt het gesprek meteen, zonder overleg.',
    withNotes: 'Wat je noteerde, gaat als taak mee naar de collega.',
    consult: (name: string) => `Eerst overleggen met ${name}`,
  },
};
