/** The keys of every list in which rows can be selected; each list declares them with keys of its own. */
export const listKeysTexts = {
  first: ['n', 'Eerste openen'],
  range: ['Shift+↓', 'Een reeks selecteren'],
} as const;
