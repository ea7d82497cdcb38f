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

/** What was asked, as the subject of a sentence. */
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
  },
};
