const PART_SIZE = 250;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Processes a list of any length in parts, so that the page stays usable in between. */
export async function inParts<T, R>(
  items: readonly T[],
  work: (part: readonly T[]) => readonly R[],
): Promise<R[]> {
  const done: R[] = [];
  for (let start = 0; start < items.length; start += PART_SIZE) {
    if (start > 0) await nextTask();
    done.push(...work(items.slice(start, start + PART_SIZE)));
  }
  return done;
}
