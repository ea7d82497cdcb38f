import { hasDefects, type RepairAnswer } from '@/domain/repairs/repairTree';

/** The number of branches that are read in parallel; a tree may have a hundred. */
const AT_ONCE = 6;

type ReadBelow = (parentId: string | null) => Promise<RepairAnswer[]>;

/** Reads all answers, level by level. An answer that occurs below itself is not followed again. */
export async function readTree(readBelow: ReadBelow): Promise<RepairAnswer[]> {
  const found = new Map<string, RepairAnswer>();
  let branches: readonly (string | null)[] = [null];
  while (branches.length > 0) {
    const below = (await inRounds(branches, readBelow)).filter(({ id }) => !found.has(id));
    for (const answer of below) found.set(answer.id, answer);
    branches = below.filter((answer) => !hasDefects(answer)).map(({ id }) => id);
  }
  return [...found.values()];
}

async function inRounds(branches: readonly (string | null)[], readBelow: ReadBelow) {
  const read: RepairAnswer[] = [];
  for (let start = 0; start < branches.length; start += AT_ONCE)
    read.push(...(await Promise.all(branches.slice(start, start + AT_ONCE).map(readBelow))).flat());
  return read;
}
