import type { Graph } from './imports';

/** The way from one back to itself; null when there is none. */
function wayBack(graph: Graph, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const next = [start];
  for (const at of next) {
    for (const to of graph.get(at) ?? []) {
      if (to === start) {
        const way = [start];
        for (let step = at; step !== start; step = cameFrom.get(step) ?? start) way.unshift(step);
        return [start, ...way];
      }
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, at);
      next.push(to);
    }
  }
  return null;
}

/** What leads nowhere is in no circle, and what leads only there neither. */
function withoutEnds(graph: Graph): Graph {
  const left = new Map(
    [...graph]
      .map(([from, all]) => [from, all.filter((to) => graph.has(to))] as const)
      .filter(([, all]) => all.length > 0),
  );
  return left.size === graph.size ? left : withoutEnds(left);
}

/** The shortest circle; one that is cut there is often no circle elsewhere either. Null when there is none. */
export function shortestCircle(graph: Graph): string[] | null {
  const left = withoutEnds(graph);
  const circles = [...left.keys()].flatMap((start) => {
    const way = wayBack(left, start);
    return way ? [way] : [];
  });
  return circles.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/** The same between folders that stand beside each other. */
export function betweenFolders(files: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, all] of files)
    for (const other of all) {
      const [from, to] = [file.split('/'), other.split('/')];
      const parts = from.findIndex((part, index) => part !== to[index]) + 1;
      if (parts === 0 || parts === from.length || parts === to.length) continue;
      const folder = from.slice(0, parts).join('/');
      folders.set(folder, (folders.get(folder) ?? new Set()).add(to.slice(0, parts).join('/')));
    }
  return new Map([...folders].map(([folder, others]) => [folder, [...others]]));
}
