import { type Defect, hasDefects, type RepairAnswer } from './repairTree';

/** A defect, and the answers that lead to it from the top of the tree. */
export interface FoundDefect {
  defect: Defect;
  path: RepairAnswer[];
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('nl-NL');

const nameOf = ({ name }: { name: string | null }): string => plain(name ?? '');

/** Returns the path to an answer; null when an answer on it is missing or leads back to itself. */
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

/** Returns all defects that a path leads to. */
export function reachable(tree: readonly RepairAnswer[], defects: readonly Defect[]): FoundDefect[] {
  const byId = new Map(tree.map((answer) => [answer.id, answer]));
  return defects.flatMap((defect) => {
    const answer = byId.get(defect.answerId ?? '');
    const path = answer && hasDefects(answer) ? pathTo(answer, byId) : null;
    return path === null ? [] : [{ defect, path }];
  });
}

/** Returns the defects whose path contains every typed word, those with most of the words in their own name first. */
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
