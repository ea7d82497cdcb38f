import { plain } from '@/lib/plain';

/** A text of the list; the corporation's texts have no name. */
export interface StandardText {
  id: string;
  name: string | null;
  text: string;
}

/** The rank of a text among the results; a lower rank is better. Null if the word does not occur. */
function rankOf({ name, text }: StandardText, word: string): number | null {
  const [title, whole] = [plain(name ?? ''), plain(text)];
  if (title.startsWith(word)) return 0;
  if (` ${title}`.includes(` ${word}`)) return 1;
  if (` ${whole.replace(/\s+/g, ' ')}`.includes(` ${word}`)) return 2;
  return title.includes(word) || whole.includes(word) ? 3 : null;
}

/**
 * Returns the texts that contain the word. Texts whose name starts with the word come first, then texts with another
 * word that starts with it, then the rest.
 */
export const textsWith = <T extends StandardText>(texts: readonly T[], word: string): T[] =>
  texts
    .flatMap((one) => {
      const rank = rankOf(one, plain(word));
      return rank === null ? [] : [{ one, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ one }) => one);
