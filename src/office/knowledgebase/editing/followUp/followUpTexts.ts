import type { Direction } from './stepTree';

export const followUpTexts = {
  legend: 'Vervolgvragen',
  hint: 'Leid de medewerker met keuzes naar het juiste antwoord.',
  add: 'Vervolgvragen toevoegen',
  tree: 'Stappen van de vervolgvragen',
  keys: 'Pijltjes lopen door de stappen, Enter gaat naar de velden, Insert voegt een keuze toe, Delete haalt weg, Alt+Shift+pijltje verplaatst.',
  tools: 'Gekozen stap',
  addChoice: 'Keuze toevoegen',
  tooDeep: 'Dieper kan niet.',
  remove: 'Stap weghalen',
  removeAll: 'Alle vervolgvragen weghalen',
  removed: (count: number) => (count === 1 ? '1 stap weggehaald.' : `${count} stappen weggehaald.`),
  undo: 'Terugzetten',
  move: {
    up: 'Omhoog',
    down: 'Omlaag',
    higher: 'Niveau hoger',
    deeper: 'In de keuze erboven',
  } satisfies Record<Direction, string>,
  cannotMove: 'Daar kan deze stap niet heen.',
  movedTo: (title: string, place: number, count: number, level: number) =>
    `${title}: ${place} van ${count}, niveau ${level}`,
  incomplete: (title: string) => `${title}, niet volledig`,
  firstQuestion: 'Eerste vraag',
  namelessChoice: 'Keuze zonder naam',
  name: 'Naam van de keuze',
  question: 'Vraag',
  answer: 'Antwoord bij deze keuze',
  nameRequired: 'Een keuze heeft een naam.',
  questionRequired: 'Waar keuzes zijn, hoort een vraag.',
  answerRequired: 'Zonder verdere keuzes hoort hier een antwoord.',
} as const;
