/**
 * One line in the browser's console, for whoever looks there; never a token, a text that someone typed, or a whole record.
 * The only place that writes to it.
 */
export function logLine(message: string, error?: unknown): void {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : error;
  globalThis.console.error(...(detail === undefined ? [message] : [message, detail]));
}
