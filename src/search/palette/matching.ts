import type { AreaAction } from '@/core/area';

/** Without accents and capitals. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The actions in whose words every word of the text begins one; all of them without a text. */
export function matching(actions: readonly AreaAction[], text: string): readonly AreaAction[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return actions.filter(({ title, words = '' }) => {
    const own = plain(`${title} ${words}`).split(/[\s-]+/);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}
