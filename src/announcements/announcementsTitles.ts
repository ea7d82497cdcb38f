/** What pages are called: known before their own words are there. */
export const announcementsTitles = {
  all: 'Mededelingen',
  one: 'Mededeling',
  write: 'Mededeling aanmaken',
  change: 'Mededeling wijzigen',
  words: 'nieuws bericht iedereen omroepen',
} as const;
