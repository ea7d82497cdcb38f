import { http, HttpResponse, type RequestHandler, type WebSocketHandler } from 'msw';
import { answer, type Outcome } from './backend';
import { handleHubRequest } from '../hubs/hubHttp';
import { hubSocketHandler } from '../hubs/mswDoor';
import { routes } from './routes';

type Door = RequestHandler | WebSocketHandler;

/** The back end behind MSW: one handler for all addresses, since the back end does its own routing. */
const door = (path: string | RegExp): RequestHandler =>
  http.all(path, async ({ request, cookies }) => {
    const outcome: Outcome | null =
      (await handleHubRequest(request)) ?? (await answer(routes, request, cookies));
    if (outcome === null) return undefined;
    return outcome.kind === 'broken' ? HttpResponse.error() : outcome.response;
  });

/** The handlers for tests: the API, the hubs, and the files of /Config. */
export const handlers: Door[] = [door('*'), hubSocketHandler];

/** Matches at the root only, because development also serves modules below `src/core/config/`. */
const CONFIG_FILE = /^https?:\/\/[^/]+\/Config\/[^/]+$/i;

/** The handlers for the page, where Vite serves everything else. */
export const pageHandlers: Door[] = [
  door(CONFIG_FILE),
  door('*/api/*'),
  door('*/signalr/*'),
  hubSocketHandler,
];
