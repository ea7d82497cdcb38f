import { buffers, channel } from 'redux-saga';

/** A request for a fresh token; `answer` receives whether there is one. */
export interface RenewalRequest {
  /** True when the server has refused the present token. If the session call is refused too, the session is over. */
  isTokenRefused: boolean;
  answer: (renewed: boolean) => void;
}

/** One channel for the HTTP client, the hubs and the watcher, so that one renewal serves them all. */
export function createRenewals() {
  const requests = channel<RenewalRequest>();
  const renew = (isTokenRefused: boolean): Promise<boolean> =>
    new Promise((answer) => {
      requests.put({ isTokenRefused, answer });
    });
  /** Signals that a call was answered with 403, so that this person's permissions may have changed. */
  const refusals = channel<true>(buffers.sliding(1));
  return { requests, renew, refusals };
}
export type Renewals = ReturnType<typeof createRenewals>;
