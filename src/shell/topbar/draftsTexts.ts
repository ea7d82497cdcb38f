export const draftsTexts = {
  label: 'Concepten',
  labelCount: (count: number) => `Concepten, ${count} open`,
  hint: 'Wat je hebt getypt en nog niet hebt verstuurd. Het blijft bewaard zolang dit tabblad open is.',
  empty: 'Er zijn geen concepten meer.',
  places: { messages: 'Bericht', edit: 'Taak bewerken', link: 'Taak koppelen', task: 'Taak' },
  copy: (title: string) => `Tekst van ‘${title}’ kopiëren`,
  copied: 'Tekst gekopieerd',
  remove: (title: string) => `Concept van ‘${title}’ weggooien`,
  removeOpen: 'dit hoort bij de pagina die nu openstaat, gooi het daar weg',
  removed: (title: string) => `‘${title}’ is weggegooid.`,
  less: 'Minder tonen',
  undo: 'Ongedaan maken',
} as const;
