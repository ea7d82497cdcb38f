let offset = 0;
let frozenAt: number | null = null;

interface Planned {
  at: number;
  work: () => void;
  timer: ReturnType<typeof setTimeout>;
}

const planned = new Set<Planned>();

const now = (): number => (frozenAt ?? Date.now()) + offset;

function carryOut(plan: Planned): void {
  clearTimeout(plan.timer);
  if (planned.delete(plan)) plan.work();
}

const nextBefore = (until: number): Planned | undefined =>
  [...planned].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];

/** The back end's own time: it follows the machine's, unless a test moves it. */
export const clock = {
  now,
  iso: (): string => new Date(now()).toISOString(),
  /** Moves the clock, and carries out the work that is planned before the new moment. */
  advance: (ms: number): void => {
    const until = now() + ms;
    for (let plan = nextBefore(until); plan; plan = nextBefore(until)) {
      offset += Math.max(0, plan.at - now());
      carryOut(plan);
    }
    /* The work may have taken longer, and the clock must never go back. */
    offset += Math.max(0, until - now());
  },
  /**
   * Plans work for when this much time has passed, by the clock of the back end or by that of the machine. The plan
   * keeps no process alive.
   */
  later: (ms: number, work: () => void): void => {
    const plan: Planned = { at: now() + ms, work, timer: setTimeout(() => carryOut(plan), ms) };
    planned.add(plan);
    (plan.timer as { unref?: () => void }).unref?.();
  },
  /** Stops the clock at this moment; `advance` still moves it. */
  freeze: (at: number): void => {
    frozenAt = at;
    offset = 0;
  },
  reset: (): void => {
    frozenAt = null;
    offset = 0;
    for (const { timer } of planned) clearTimeout(timer);
    planned.clear();
  },
};

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
