import { lookUp } from '@/lib/values';
import type { CommandName } from './commands';

const PARTS: Readonly<Record<string, string>> = {
  img: 'Afbeelding',
  figure: 'Afbeelding',
  picture: 'Afbeelding',
  table: 'Tabel met bijschrift',
  dl: 'Begrippenlijst',
  details: 'Uitklapbare tekst',
  a: 'Anker',
  audio: 'Geluid',
  video: 'Film',
};

/** The Dutch words of a field for formatted text. */
export const richTextTexts = {
  toolbar: (label: string) => `Opmaak van ${label}`,
  commands: {
    strong: 'Vet (Ctrl+B)',
    em: 'Cursief (Ctrl+I)',
    u: 'Onderstreept (Ctrl+U)',
    heading: 'Kop',
    bullets: 'Opsomming',
    numbers: 'Genummerde lijst',
    quote: 'Citaat',
    undo: 'Ongedaan maken (Ctrl+Z)',
    redo: 'Opnieuw (Ctrl+Y)',
  } satisfies Record<CommandName, string>,
  link: 'Link',
  address: 'Adres van de link',
  addressHint: 'Begin met https://, mailto: of tel:',
  addressWrong: 'Dit is geen heel adres.',
  apply: 'Link maken',
  remove: 'Link weghalen',
  kept: (part: string, words: string) =>
    [lookUp(PARTS, part) ?? 'Ingesloten onderdeel', words].filter(Boolean).join(': '),
  keptNote:
    'Afbeeldingen en andere onderdelen die je hier niet kunt bewerken, blijven in de tekst staan, tenzij je ze verwijdert.',
  cutNote:
    'Delen van deze tekst zijn niet veilig, zoals scripts en formulieren. Ze blijven weg zodra je de tekst wijzigt en opslaat.',
  noSelection: 'Selecteer eerst de woorden van de link.',
} as const;
