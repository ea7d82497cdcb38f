/** Ids that are requested within a frame share one request. */
const FRAME_MS = 16;

interface Wanted<T> {
  answer: Promise<(id: string) => T>;
  ids: Set<string>;
}

/**
 * Combines the ids that are requested within a frame into one request, or into several if there are more than `most`.
 */
export function askTogether<T>(
  ask: (ids: readonly string[]) => Promise<(id: string) => T>,
  most: number,
): (id: string) => Promise<T> {
  let gathering: Wanted<T> | null = null;

  function gather(): Wanted<T> {
    const ids = new Set<string>();
    const frame = new Promise<void>((resolve) => setTimeout(resolve, FRAME_MS));
    const answer = frame.then(() => {
      if (gathering?.ids === ids) gathering = null;
      return ask([...ids]);
    });
    return { ids, answer };
  }

  return async (id) => {
    if (gathering === null || gathering.ids.size >= most) gathering = gather();
    gathering.ids.add(id);
    const answerOf = await gathering.answer;
    return answerOf(id);
  };
}
