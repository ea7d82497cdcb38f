import type { Call } from './backend';

/** The list under `ids` in a body, or a body that is a list itself; null otherwise. */
export async function listSent({ request }: Call): Promise<unknown[] | null> {
  const sent: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const ids = Array.isArray(sent) ? (sent as unknown[]) : (sent as { ids?: unknown } | null)?.ids;
  return Array.isArray(ids) ? (ids as unknown[]) : null;
}
