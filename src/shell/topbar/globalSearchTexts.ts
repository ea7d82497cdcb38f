/** The Dutch texts of the search in the top bar, which loads after the first screen. */
export const globalSearchTexts = {
  label: 'Zoeken',
  placeholder: 'Zoeken',
  goTo: (title: string) => `Naar ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  words: {
    dark: 'kleuren nacht donkere',
    light: 'kleuren dag lichte',
    shortcuts: 'toetsen hulp help toetsenbord',
    signOut: 'uitloggen logout stoppen',
  },
  dark: 'Donker',
  light: 'Licht',
} as const;
