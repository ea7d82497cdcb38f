export const shortcutsDialogTexts = {
  title: 'Sneltoetsen',
  off: 'De sneltoetsen staan uit. Je zet ze aan in het menu bij je naam.',
  hint: 'Toetsen met Alt of Ctrl werken ook terwijl je in een veld typt, de andere niet.',
  all: 'Alle sneltoetsen',
  now: 'Werkt nu',
  elsewhere: 'Werkt op een andere plek of later',
  close: 'Sluiten',
} as const;
