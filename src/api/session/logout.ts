import { apiUrl } from '../http/http';
import { sessionUrls } from './sessionUrls';

const PATIENCE_MS = 3_000;

/** Returns the address that ends the API's session and then redirects (BOOT-42). */
export const logoutUrl = (): string => apiUrl(sessionUrls.logout);

/**
 * Ends the API's session in the background, so that the page itself can go to another address. The caller does not
 * learn the result.
 */
export const endApiSession = (): Promise<void> =>
  fetch(logoutUrl(), {
    mode: 'no-cors',
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    () => undefined,
    () => undefined,
  );
