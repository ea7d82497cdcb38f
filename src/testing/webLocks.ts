interface Turn {
  begin: () => void;
  /** Called when another tab takes the lock away. */
  rob: () => void;
}

/** The Web Locks of a browser, which jsdom does not have. */
export function createLocks() {
  const holders = new Map<string, Turn>();
  const queues = new Map<string, Turn[]>();

  function next(name: string): void {
    const turn = queues.get(name)?.shift();
    if (turn === undefined) holders.delete(name);
    else turn.begin();
  }

  function request(name: string, options: LockOptions, work: (lock: Lock | null) => unknown) {
    return new Promise<void>((resolve, reject) => {
      const abort = () => reject(new DOMException('', 'AbortError'));
      const turn: Turn = {
        rob: abort,
        begin: () => {
          holders.set(name, turn);
          void Promise.resolve({ name, mode: 'exclusive' } as const)
            .then(work)
            .then(() => {
              if (holders.get(name) === turn) next(name);
              resolve();
            });
        },
      };
      const holder = holders.get(name);
      if (options.steal) holder?.rob();
      if (holder === undefined || options.steal) turn.begin();
      else if (options.ifAvailable)
        void Promise.resolve(null)
          .then(work)
          .then(() => resolve());
      else {
        const queue = queues.get(name) ?? [];
        queues.set(name, [...queue, turn]);
        options.signal?.addEventListener('abort', () => {
          queues.set(
            name,
            (queues.get(name) ?? []).filter((other) => other !== turn),
          );
          abort();
        });
      }
    });
  }
  const query = () => Promise.resolve({ held: [...holders.keys()].map((name) => ({ name })), pending: [] });
  return { request, query };
}
