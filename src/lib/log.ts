/**
 * Writes one line to the browser's console; never a token, a text that somebody typed, or a whole record. No other code
 * writes to the console.
 */
export function logLine(message: string, error?: unknown): void {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : error;
  globalThis.console.error(...(detail === undefined ? [message] : [message, detail]));
}
