export const firstNames: readonly string[] = (
  'Fatima Jan Willemijn Mohamed Annemarie Kees Ayşe Thomas Grietje Roos Youssef Lotte Henk ' +
  'Daniëlle Chantal Piotr Saskia Joost Maria Tjitske Ruben Naomi Gerard Ilse'
).split(' ');

/** The first names of men. */
export const menNames: ReadonlySet<string> = new Set(
  'Jan Mohamed Kees Thomas Youssef Henk Piotr Joost Ruben Gerard'.split(' '),
);

/** A Dutch name is sorted and searched by the part after the insertion. */
export const lastNames: readonly { insertion: string | null; lastName: string }[] = (
  'Vries, de; Jansen; Berg, van den; Bakker; El Idrissi; Visser; Yılmaz; Meijer; Boer, de; Mulder; Hoekstra; Wal, van der; Dijkstra; ' +
  'Kowalski; Postma; Brouwer; Leeuwen-Hendriks, van; Smit; Özdemir; Vermeulen; Haar, ter; Schouten; Kuipers; Hof, van ’t; Benali; Wiersma'
)
  .split('; ')
  .map((name) => {
    const [lastName = '', insertion = null] = name.split(', ');
    return { insertion, lastName };
  });

export const streets: readonly string[] = (
  'Lindelaan, Korreweg, Prinses Beatrixstraat, Oude Ebbingestraat, Meidoornplein, Van Heemskerckstraat, Kastanjelaan, Zonnelaan, ' +
  'Jozef Israëlsstraat, Vondelpad, Burgemeester Legroweg, Goudenregenhof, Rozengracht, Pieter Langendijkstraat, Spoorsingel, Havenkade'
).split(', ');

export const towns = [
  { city: 'Groningen', code: '9712' },
  { city: 'Assen', code: '9401' },
  { city: 'Leek', code: '9351' },
  { city: 'Haren', code: '9751' },
  { city: 'Hoogezand', code: '9602' },
  { city: 'Veendam', code: '9641' },
  { city: '’s-Hertogenbosch', code: '5211' },
] as const;

export const replies = [
  'Huurder is na 16.00 uur bereikbaar, liefst mobiel.',
  'Twee keer gebeld, geen gehoor. Ik probeer het morgenochtend opnieuw.',
  'Aannemer heeft bevestigd: monteur komt donderdag tussen 8.00 en 10.00 uur.',
  'Foto’s staan in de bijlagen. Volgens mij komt het uit de leiding boven het plafond.',
  'Kan iemand van Wijkteam meekijken? De buren klagen er ook over.',
  'Mail met de gevraagde stukken is verstuurd.',
  'Huurder wil graag een bevestiging op papier.',
  'Afgestemd met de opzichter, dit valt onder klein onderhoud en is dus voor rekening van de corporatie.',
  'Graag vandaag nog oppakken, mevrouw heeft een baby en geen warm water.',
] as const;

export const colleagueNames: readonly { name: string; department: string }[] = [
  { name: 'Sanne Bakker', department: 'Klantcontactcentrum' },
  { name: 'Mehmet Kaya', department: 'Klantcontactcentrum' },
  { name: 'Esther van Dam', department: 'Verhuur en mutatie' },
  { name: 'Rik Hofstra', department: 'Verhuur en mutatie' },
  { name: 'Noor Haddad', department: 'Huurincasso' },
  { name: 'Peter-Jan Westerhuis', department: 'Huurincasso' },
  { name: 'Inge Zijlstra', department: 'Leefbaarheid' },
  { name: 'Omar Bouzid', department: 'Leefbaarheid' },
  { name: 'Wim Oosterhof', department: 'Dagelijks onderhoud' },
  { name: 'Fenna Drenth', department: 'Dagelijks onderhoud' },
  { name: 'Gerben Poelstra', department: 'Planmatig onderhoud' },
  { name: 'Jolanda Vos', department: 'Zaakafhandeling' },
  { name: 'Tobias Nijhuis', department: 'Informatievoorziening' },
  { name: 'Alexandra van Hoogendorp-Brinksma', department: 'Bestuurssecretariaat' },
  { name: 'Renske Kloosterman', department: 'Zaakafhandeling' },
  { name: 'Danny Ramdin', department: 'Klantcontactcentrum' },
  { name: 'Lieke Huizing', department: 'Verhuur en mutatie' },
  { name: 'Bas Timmerman', department: 'Dagelijks onderhoud' },
];
