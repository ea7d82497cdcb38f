/** The keys of every list with selectable rows; each list declares them together with its own. */
export const listKeysTexts = {
  first: ['n', 'Eerste openen'],
  range: ['Shift+↓', 'Een reeks selecteren'],
} as const;
