import type { Graph } from './imports';

/** The shortest path from a node back to itself; null if there is none. */
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

/**
 * Removes nodes without imports, then nodes that import only removed ones, and so on, because no such node is in a
 * circle.
 */
function withoutEnds(graph: Graph): Graph {
  const left = new Map(
    [...graph]
      .map(([from, all]) => [from, all.filter((to) => graph.has(to))] as const)
      .filter(([, all]) => all.length > 0),
  );
  return left.size === graph.size ? left : withoutEnds(left);
}

/** The shortest circle, because cutting it often removes longer ones as well. Null if there is none. */
export function shortestCircle(graph: Graph): string[] | null {
  const left = withoutEnds(graph);
  const circles = [...left.keys()].flatMap((start) => {
    const way = wayBack(left, start);
    return way ? [way] : [];
  });
  return circles.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/** The imports between sibling folders. */
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
