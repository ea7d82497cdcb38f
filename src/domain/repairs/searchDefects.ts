import { type Defect, hasDefects, type RepairAnswer } from './repairTree';

/** A defect with the way to it, from the first answer on. */
export interface FoundDefect {
  defect: Defect;
  path: RepairAnswer[];
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl-NL');

const nameOf = ({ name }: { name: string | null }): string => plain(name ?? '');

/** The way to an answer; null where it is not known whole, or leads back to itself. */
function pathTo(answer: RepairAnswer, byId: ReadonlyMap<string, RepairAnswer>): RepairAnswer[] | null {
  const path = [answer];
  for (let { parent } = answer; parent !== null;) {
    const above = byId.get(parent);
    if (above === undefined || path.includes(above)) return null;
    path.unshift(above);
    parent = above.parent;
  }
  return path;
}

/** All defects that can be walked to. */
export function reachable(tree: readonly RepairAnswer[], defects: readonly Defect[]): FoundDefect[] {
  const byId = new Map(tree.map((answer) => [answer.id, answer]));
  return defects.flatMap((defect) => {
    const answer = byId.get(defect.answerId ?? '');
    const path = answer && hasDefects(answer) ? pathTo(answer, byId) : null;
    return path === null ? [] : [{ defect, path }];
  });
}

/** Those of which the names on the way hold every word; first those that are called so themselves. */
export function matching(found: readonly FoundDefect[], typed: string): FoundDefect[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const own = ({ defect }: FoundDefect) => words.filter((word) => nameOf(defect).includes(word)).length;
  const matches = ({ defect, path }: FoundDefect) => {
    const all = [...path, defect].map(nameOf).join(' ');
    return words.every((word) => all.includes(word));
  };
  return found.filter(matches).sort((one, other) => own(other) - own(one));
}
