/** The titles of pages; loaded before the other texts of the pages. */
export const announcementsTitles = {
  all: 'Mededelingen',
  one: 'Mededeling',
  write: 'Mededeling aanmaken',
  change: 'Mededeling wijzigen',
  words: 'nieuws bericht iedereen omroepen',
} as const;
