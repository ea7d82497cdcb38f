import { apiUrl } from '../http/http';
import { sessionUrls } from './sessionUrls';

const PATIENCE_MS = 3_000;

/** The address that ends the API's session and then leads elsewhere (BOOT-42). */
export const logoutUrl = (): string => apiUrl(sessionUrls.logout);

/** Ends the API's session without going there, where another address must be left for. It cannot say whether it did. */
export const endApiSession = (): Promise<void> =>
  fetch(logoutUrl(), {
    mode: 'no-cors',
    credentials: 'include',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    () => undefined,
    () => undefined,
  );
