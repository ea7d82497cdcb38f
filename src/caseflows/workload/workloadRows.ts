import { isComplete, type OwnerCases } from './workloadState';

/** The owners below each other, as rows of which only those in sight are drawn. */
export type WorkloadRow = { group: OwnerCases; key: string } & (
  { kind: 'owner' } | { kind: 'more' } | { kind: 'cases'; ids: readonly string[]; first: number }
);

export function workloadRows(groups: readonly OwnerCases[], perRow: number): WorkloadRow[] {
  return groups.flatMap((group): WorkloadRow[] => {
    const rows: WorkloadRow[] = [{ kind: 'owner', group, key: `owner/${group.key}` }];
    for (let first = 0; first < group.ids.length; first += perRow) {
      const ids = group.ids.slice(first, first + perRow);
      rows.push({ kind: 'cases', group, ids, first, key: `cases/${group.key}/${first}` });
    }
    if (!isComplete(group)) rows.push({ kind: 'more', group, key: `more/${group.key}` });
    return rows;
  });
}
