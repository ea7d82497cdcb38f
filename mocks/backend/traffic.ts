import { caseTraffic } from '../caseflows/caseTraffic';
import { hubServer } from '../hubs/hubServer';
import { seedingOf } from '../tasks/seed';
import { taskTraffic } from '../tasks/taskTraffic';
import { createRandom } from '../world/random';

const TICK_MS = 25;
const SECOND = 1_000;

const traffic = { tasks: taskTraffic, cases: caseTraffic } as const;
type Traffic = keyof typeof traffic;

export const isTraffic = (name: string): name is Traffic => Object.hasOwn(traffic, name);

export interface Burst {
  readonly pushed: number;
  readonly running: boolean;
  stop: () => void;
  done: Promise<void>;
}

/** Changes existing records at a rate of events per second; the same seed gives the same changes. */
export function startBurst({
  of = 'tasks',
  perSecond,
  seconds,
  seed = 1,
}: {
  of?: Traffic;
  perSecond: number;
  seconds: number;
  seed?: number;
}): Burst {
  const change = traffic[of](seedingOf(createRandom(seed), Date.now()));
  const before = hubServer.pushed;
  const started = Date.now();
  let running = true;
  let finished: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (finished = resolve));
  const pushed = () => hubServer.pushed - before;
  const tick = () => {
    const elapsed = Math.min(Date.now() - started, seconds * SECOND);
    while (running && pushed() < (elapsed * perSecond) / SECOND) change();
    if (running && elapsed < seconds * SECOND) return void setTimeout(tick, TICK_MS);
    running = false;
    finished();
  };
  setTimeout(tick, 0);
  return {
    get pushed() {
      return pushed();
    },
    get running() {
      return running;
    },
    stop: () => {
      running = false;
    },
    done,
  };
}
