/* Texts of visitors and colleagues. */

export const openings: readonly string[] = [
  'Goedemorgen, mijn kraan lekt.',
  'Hoi, wanneer komt de monteur?',
  'Ik heb een vraag over mijn huurverhoging.',
  'De lift doet het weer niet :(',
  'Mag ik een hond nemen in mijn flat?',
  'Kan ik de huur in twee keer betalen?',
  'Er ligt al een week afval in het portiek.',
  'Hoe zeg ik mijn huur op?',
];

export const replies: readonly string[] = [
  'Dat is in de badkamer.',
  'Ja, dat klopt',
  'Sinds vorige week ongeveer',
  'Weet ik niet zeker, ik denk het wel',
  'Kerkstraat, tweede verdieping',
  'Ok :)',
  'En hoe lang duurt dat dan?',
  'Mijn buren hebben er ook last van.',
];

export const answers: readonly string[] = [
  'Ik zoek het voor u op.',
  'Kunt u iets meer vertellen?',
  'Ik plan een monteur voor u in.',
  'Dat staat voor u genoteerd.',
];

export const farewells: readonly string[] = [
  'Top, dank u wel!',
  'Fijn, bedankt :)',
  'Oke doei',
  'Duidelijk, dag!',
];
