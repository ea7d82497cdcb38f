export interface SeenRequest {
  method: string;
  /** The address without its query. */
  path: string;
  query: string;
  /** The endpoint as the catalogue spells it; null for an address that does not exist. */
  endpoint: string | null;
  user: string | null;
  body: unknown;
  status: number | null;
  at: number;
}

const MAX_SEEN = 5_000;

/** The requests that the back end received, for tests that count them. */
export const stats = {
  seen: [] as SeenRequest[],
  add(request: SeenRequest): SeenRequest {
    stats.seen.push(request);
    if (stats.seen.length > MAX_SEEN) stats.seen.splice(0, stats.seen.length - MAX_SEEN);
    return request;
  },
  counts(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { method, path, endpoint } of stats.seen) {
      const key = endpoint ?? `${method} ${path}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  },
  of: (endpoint: string): SeenRequest[] => stats.seen.filter((request) => request.endpoint === endpoint),
  reset(): void {
    stats.seen = [];
  },
};
