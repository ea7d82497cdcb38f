import { named } from '@/lib/named';

/** The Dutch texts of the frame that load after the first screen. */

export const newVersionTexts = {
  region: 'Nieuwe versie',
  text: 'Er is een nieuwe versie.',
  notKept: 'Er is een nieuwe versie. Kopieer eerst wat je hebt getypt.',
  refresh: 'Vernieuwen',
  later: 'Later',
} as const;

export const draftsTexts = {
  label: 'Concepten',
  labelCount: (count: number) => `Concepten, ${count} open`,
  hint: 'Wat je hebt getypt en nog niet hebt verstuurd. Het blijft bewaard zolang dit tabblad open is.',
  empty: 'Er zijn geen concepten meer.',
  places: { messages: 'Bericht', edit: 'Taak bewerken', link: 'Taak koppelen', task: 'Taak' },
  copy: (title: string) => `Tekst van ‘${title}’ kopiëren`,
  copied: 'Tekst gekopieerd',
  remove: (title: string) => `Concept van ‘${title}’ weggooien`,
  removeOpen: 'dit hoort bij de pagina die nu openstaat, gooi het daar weg',
  removed: (title: string) => `‘${named(title)}’ is weggegooid.`,
  less: 'Minder tonen',
  undo: 'Ongedaan maken',
} as const;

export const signOutTexts = {
  title: 'Afmelden?',
  text: 'Je hebt iets getypt dat nog niet is verstuurd. Bewaar je het, dan staat het nog een kwartier voor je klaar in het tabblad waarin je het typte.',
  back: 'Terug',
  keep: 'Bewaren en afmelden',
  discard: 'Weggooien en afmelden',
} as const;

export const forgetMeTexts = {
  entry: 'Alles van mij in deze browser wissen',
  title: 'Alles van jou in deze browser wissen?',
  text: 'Je bewaarde weergaven, filters, volgorde, geluid en eigen standaardteksten gaan weg, en ook wat je hebt getypt en nog niet hebt verstuurd. Daarna word je afgemeld.',
  back: 'Terug',
  confirm: 'Wissen en afmelden',
} as const;

/** Settings for signals of incoming calls and chats. */
export const signalTexts = {
  sound: 'Geluid bij oproep of chat',
  notifications: 'Melding buiten de browser',
  access: {
    default: 'Als je in een ander programma werkt. De browser vraagt eerst je toestemming.',
    granted: 'Als je in een ander programma werkt, zonder namen.',
    denied: 'Geblokkeerd in de browser. Sta meldingen toe via het slotje bij het adres.',
    unsupported: 'Deze browser kan geen meldingen tonen.',
  },
} as const;

/** The panel of the bell. */
export const bellTexts = {
  tabs: 'Wat is nieuw',
  notifications: 'Voor jou',
  toasts: 'Eerder getoond',
  unread: (count: number) => (count === 1 ? '1 nieuwe' : `${count} nieuwe`),
} as const;

export const standardTextsEntry = 'Standaardteksten';
