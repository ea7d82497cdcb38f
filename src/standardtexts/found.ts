import { plain } from '@/lib/plain';

/** A text to choose from; those of the corporation have no name. */
export interface StandardText {
  id: string;
  name: string | null;
  text: string;
}

/** Lower is better; null where the word is nowhere. */
function rankOf({ name, text }: StandardText, word: string): number | null {
  const [title, whole] = [plain(name ?? ''), plain(text)];
  if (title.startsWith(word)) return 0;
  if (` ${title}`.includes(` ${word}`)) return 1;
  if (` ${whole.replace(/\s+/g, ' ')}`.includes(` ${word}`)) return 2;
  return title.includes(word) || whole.includes(word) ? 3 : null;
}

/** The texts in which a word stands: at the beginning of a name first, then of a word, then anywhere. */
export const textsWith = <T extends StandardText>(texts: readonly T[], word: string): T[] =>
  texts
    .flatMap((one) => {
      const rank = rankOf(one, plain(word));
      return rank === null ? [] : [{ one, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ one }) => one);
