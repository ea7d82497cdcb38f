/** Before anything is painted: the colours that the agent chose, so that a dark screen does not start with a white flash. */
export function showChosenColours(): void {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem('appearance') ?? 'null');
    const scheme = (kept as { colorScheme?: unknown } | null)?.colorScheme;
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['colorScheme'] = scheme;
  } catch {
    // Storage is blocked or holds nonsense: the system's own colours do.
  }
}
