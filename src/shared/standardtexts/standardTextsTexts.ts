import { named } from '@/lib/named';

export const standardTextsTexts = {
  list: 'Standaardteksten',
  groups: { own: 'Van mij', corporation: 'Van de organisatie' },
  loading: 'De teksten van de organisatie worden opgehaald…',
  failed: 'De teksten van de organisatie zijn er nu niet.',
  none: 'Er zijn nog geen standaardteksten.',
  notFound: (word: string) => `Geen standaardtekst met ‘${word}’.`,
  found: (count: number) =>
    count === 1
      ? '1 standaardtekst, Enter voegt die in'
      : `${count} standaardteksten, kies met de pijltoetsen`,
  save: 'Bewaar als standaardtekst…',
  manage: 'Standaardteksten beheren…',
  fill: {
    title: 'Standaardtekst aanvullen',
    names: { naam: 'Naam', adres: 'Adres', agent: 'Jouw naam', datum: 'Datum' } as Readonly<
      Record<string, string>
    >,
    about: 'Dit is hier niet bekend. Wat je leeg laat, blijft in de tekst staan.',
    insert: 'Invoegen',
    fieldGone: 'Het bericht staat niet meer open. Kopieer de tekst als je die nog nodig hebt.',
  },
  dialog: {
    title: 'Standaardteksten',
    hint: 'Typ / in een bericht of notitie om een tekst in te voegen.',
    empty: 'Je hebt nog geen eigen standaardteksten.',
    own: 'Mijn standaardteksten',
    add: 'Nieuwe standaardtekst',
    change: (name: string) => `‘${name}’ wijzigen`,
    remove: (name: string) => `‘${name}’ verwijderen`,
    removed: (name: string) => `‘${named(name)}’ is verwijderd.`,
    undo: 'Ongedaan maken',
    close: 'Sluiten',
  },
  form: {
    newTitle: 'Nieuwe standaardtekst',
    changeTitle: 'Standaardtekst wijzigen',
    name: 'Naam',
    text: 'Tekst',
    variables:
      'Vul in: {naam}, {adres}, {agent} en {datum}. Naar een ander woord tussen accolades wordt gevraagd. Zet er geen gegevens van klanten in: de tekst blijft in deze browser, ook als je afmeldt.',
    save: 'Bewaren',
  },
  errors: {
    noName: 'Geef de tekst een naam.',
    nameTaken: (name: string) => `Je hebt al een standaardtekst ‘${named(name)}’.`,
    tooMany: (max: number) => `Je kunt ${max} standaardteksten bewaren. Verwijder er eerst een.`,
    noText: 'Vul een tekst in.',
    notKept: 'Deze browser bewaart niets: de tekst is weg als je de pagina sluit.',
    removedElsewhere: 'Deze standaardtekst is in een ander tabblad verwijderd.',
  },
  saved: (name: string) => `Standaardtekst ‘${named(name)}’ bewaard`,
} as const;
