/** Repeats work, each time after a pause. */
export function createRepeating() {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  return {
    stop,
    start(pauseMs: () => number, work: () => void): void {
      stop();
      const next = () => {
        timer = setTimeout(() => {
          work();
          next();
        }, pauseMs());
      };
      next();
    },
  };
}
