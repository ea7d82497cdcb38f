/** The fields of a React fiber that are read here. */
interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: unknown;
  memoizedState: unknown;
}

/** React's own flag for components that it has called. */
const PERFORMED_WORK = 1;

let drawn: Map<string, number> | null = null;

const nameOf = (type: unknown): string | undefined => {
  if (typeof type === 'function') return type.name;
  const { type: inner, render } = (type ?? {}) as { type?: unknown; render?: unknown };
  return typeof inner === 'function' ? inner.name : typeof render === 'function' ? render.name : undefined;
};

function isNewlyDrawn(fiber: Fiber): boolean {
  const { alternate } = fiber;
  if (alternate === null) return true;
  const changed =
    fiber.memoizedProps !== alternate.memoizedProps || fiber.memoizedState !== alternate.memoizedState;
  return changed && (fiber.flags & PERFORMED_WORK) !== 0;
}

/** Does not descend into a fiber that React skipped; such a fiber still has the children of the previous render. */
function walk(first: Fiber | null, counts: Map<string, number>): void {
  for (let fiber = first; fiber; fiber = fiber.sibling) {
    const name = nameOf(fiber.type);
    if (name !== undefined && isNewlyDrawn(fiber)) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (fiber.child !== fiber.alternate?.child) walk(fiber.child, counts);
  }
}

/** The hook of React's developer tools; it must exist before React is loaded. */
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      if (drawn) walk(current.child, drawn);
    },
  },
});

/** Counts how often each component renders during `meanwhile`. */
export async function countDrawn(meanwhile: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const counts = (drawn = new Map<string, number>());
  await meanwhile();
  drawn = null;
  return counts;
}
