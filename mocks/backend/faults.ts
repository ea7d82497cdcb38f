import { omit } from './omit';

/** A failure of calls to an address. */
export interface Fault {
  /** Any method when absent. */
  method?: string;
  /** A path in which `*` matches anything: `/api/v1/task/*`. Case does not matter. */
  path: string;
  /** Only for this user (`anne`). */
  user?: string;
  /** How many calls fail; all of them when absent. */
  times?: number;
  /** How many calls succeed first. */
  after?: number;
  delayMs?: number;
  /** The answer waits for this promise; only usable from the same process. */
  until?: Promise<void>;
  /** Answers with this status and does nothing else. */
  status?: number;
  /** A raw answer instead of a problem: half JSON, a page of HTML. */
  body?: string;
  contentType?: string;
  /**
   * - `dropBefore`: the connection breaks before anything is done; - `dropAfter`: the call is carried out, but the
   * answer is lost; - `silent`: nothing is done and no answer ever comes.
   */
  drop?: 'dropBefore' | 'dropAfter' | 'silent';
}

interface ArmedFault extends Fault {
  id: number;
  left: number;
  skip: number;
  isMet: boolean;
  test: RegExp;
}

let armed: ArmedFault[] = [];
let nextFaultId = 1;

const toTest = (path: string): RegExp => {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${escaped}$`, 'i');
};

const toFault = (fault: ArmedFault): Fault => omit(fault, 'id', 'left', 'skip', 'isMet', 'test', 'until');

export const latency = { minMs: 0, maxMs: 0 };

export const faults = {
  add(fault: Fault): number {
    const id = nextFaultId;
    nextFaultId += 1;
    armed.push({
      ...fault,
      id,
      left: fault.times ?? Infinity,
      skip: fault.after ?? 0,
      isMet: false,
      test: toTest(fault.path),
    });
    return id;
  },
  remove(id: number): void {
    armed = armed.filter((fault) => fault.id !== id);
  },
  clear(): void {
    armed = [];
  },
  /** Returns the fault for this call and counts it down. */
  take(method: string, path: string, user: string | null): Fault | null {
    const fault = armed.find(
      (candidate) =>
        (candidate.method === undefined || candidate.method.toUpperCase() === method.toUpperCase()) &&
        candidate.test.test(path) &&
        (candidate.user === undefined || candidate.user === user),
    );
    if (!fault) return null;
    fault.isMet = true;
    if (fault.skip > 0) {
      fault.skip -= 1;
      return null;
    }
    fault.left -= 1;
    if (fault.left <= 0) faults.remove(fault.id);
    return fault;
  },
  /** The faults that no call has met; a test that arms one has probably misspelt its address. */
  unmet: (): Fault[] => armed.filter(({ isMet }) => !isMet).map(toFault),
  list: (): Fault[] => armed.map(toFault),
};

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
