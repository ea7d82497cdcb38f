import { formatCount } from '@/lib/count';
import { named } from '@/lib/named';

const several = (count: number): string => `${formatCount(count)} ${count === 1 ? 'bericht' : 'berichten'}`;

/** The Dutch words about mail that came in. */
export const mailTexts = {
  list: 'Ontvangen mail',
  details: 'Geopende mail',
  failed: 'De mail kon niet worden geladen.',
  found: several,
  status: 'Status',
  all: 'Alle',
  withCount: (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} (${formatCount(count)})`,
  arrived: (count: number) => `${formatCount(count)} nieuwe ${count === 1 ? 'mail' : 'mails'}`,
  fresh: (count: number) => `${formatCount(count)} nieuwe tonen`,
  refresh: 'Lijst bijwerken',
  noneNew: 'Er is geen nieuwe mail',
  noneNewText: 'Nieuwe mail verschijnt hier vanzelf.',
  none: 'Geen mail met deze status',
  showAll: 'Alle mail tonen',
  noSubject: 'Zonder onderwerp',
  noSender: 'Onbekende afzender',
  withFiles: (count: number) => (count === 1 ? '1 bijlage' : `${count} bijlagen`),

  nothingOpened: 'Kies een mail om te lezen.',
  nothingOpenedText: 'Met n opent de eerste mail in de lijst.',
  toList: 'Naar de mail',
  loading: 'Mail laden',
  mailFailed: 'De mail kon niet worden geladen',
  mailFailedText: 'Probeer het opnieuw. Blijft het misgaan, meld het dan bij functioneel beheer.',
  notFound: 'Deze mail is niet gevonden',
  notFoundText: 'De mail staat niet bij de nieuwste 2.000 berichten. Een oudere mail vind je in de lijst.',
  copyLink: 'Link naar deze mail kopiëren',
  linkCopied: 'Link gekopieerd',
  from: 'Van',
  to: 'Aan',
  received: 'Ontvangen',
  customer: 'Klant',
  noCustomer: 'Geen klant gekoppeld',
  pickedUpBy: 'Opgepakt door',
  somebody: 'een collega',
  finished: 'Afgerond',
  body: 'Bericht',
  noBody: 'Deze mail heeft geen tekst.',
  attachments: 'Bijlagen',
  attachmentsNote: 'Bijlagen van ontvangen mail kunnen hier niet worden geopend. Ze staan in de mailbox.',
  technical: 'Technische gegevens',
  messageId: 'Message-ID',
  queue: 'Wachtrij',

  changedMeanwhile: 'Er is niets gewijzigd: de mail is intussen veranderd.',
  attachedMeanwhile: (name: string | null) => {
    if (name === null) return 'De klant is intussen van deze mail losgemaakt.';
    return name === ''
      ? 'Aan deze mail is intussen een klant gekoppeld.'
      : `Deze mail is intussen gekoppeld aan ${named(name)}.`;
  },
  statusMeanwhile: (status: string) => `Deze mail staat intussen op ‘${status}’.`,

  actions: 'Acties voor deze mail',
  pickUp: 'Oppakken',
  finish: 'Afronden',
  delete: 'Verwijderen',
  attach: 'Klant koppelen',
  contact: 'Contact vastleggen',
  task: 'Taak aanmaken',
  next: 'Volgende mail',
  onlyNew: 'Alleen nieuwe mail kan worden opgepakt.',
  onlyPickedUp: 'Pak de mail eerst op.',
  isOver: 'Deze mail is al afgehandeld.',
  noPerson: 'Koppel eerst een klant.',
  done: { Finished: 'Deze mail is afgerond.', Deleted: 'Deze mail is verwijderd.' },
  noNext: 'Dit is de laatste mail in de lijst.',

  pickUpFailed: 'De mail is niet opgepakt.',
  finishFailed: 'De mail is niet afgerond.',
  deleteFailed: 'De mail is niet verwijderd.',
  deleted: 'Mail verwijderd.',
  deleteQuestion: 'Deze mail verdwijnt uit de lijst met nieuwe mail en kan niet worden teruggehaald.',
  attachFailed: 'De klant is niet aan de mail gekoppeld.',
  attached: (name: string) => `${named(name)} is aan de mail gekoppeld.`,
  person: 'Klant',
  choosePerson: 'Kies een klant.',
  isSender: (name: string) => `${named(name)} heeft het e-mailadres van de afzender.`,
  attachSender: 'Koppelen en vastleggen',
  ofSender: 'Gevonden op het adres van de afzender',
  notCustomer: 'Deze relatie is geen klant of woningzoekende en kan niet aan een mail worden gekoppeld.',
  assignFailed: 'Het contact is vastgelegd, maar niet aan de mail gekoppeld.',
} as const;
