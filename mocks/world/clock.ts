let offset = 0;
let frozenAt: number | null = null;

/** The back end's own time: it follows the machine's, unless a test moves it. */
export const clock = {
  now: (): number => (frozenAt ?? Date.now()) + offset,
  iso: (): string => new Date(clock.now()).toISOString(),
  advance: (ms: number): void => {
    offset += ms;
  },
  /** From here on it stands at this moment; `advance` still moves it. */
  freeze: (at: number): void => {
    frozenAt = at;
    offset = 0;
  },
  reset: (): void => {
    frozenAt = null;
    offset = 0;
  },
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
