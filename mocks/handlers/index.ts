import { http, HttpResponse, passthrough, type RequestHandler, type WebSocketHandler } from 'msw';
import { answer, type Outcome } from '../backend';
import { handleHubRequest } from '../hubs/hubHttp';
import { hubSocketHandler } from '../hubs/mswDoor';
import { apiRoutes, routes } from '../routes';

type Door = RequestHandler | WebSocketHandler;

/** The back end behind MSW: one handler for all, since the back end finds its own way. */
const door = (path: string, known: typeof routes): RequestHandler =>
  http.all(path, async ({ request, cookies }) => {
    const outcome: Outcome | null =
      (await handleHubRequest(request)) ?? (await answer(known, request, cookies));
    if (outcome === null) return undefined;
    return outcome.kind === 'broken' ? HttpResponse.error() : outcome.response;
  });

/** For tests: the API, the hubs, and the files of /Config. */
export const handlers: Door[] = [door('*', routes), hubSocketHandler];

const NOT_FOUND = 404;

/** At the root only: development also serves modules below `src/core/config/`. */
const HOST_FILE = /^https?:\/\/[^/]+\/Config\/[^/]+$/i;

/** For the page: the files of /Config are those of public/, but a host has none of its own there. */
export const pageHandlers: Door[] = [
  http.get(HOST_FILE, ({ request }) =>
    /\/(?:config|features)\.json$/i.test(new URL(request.url).pathname)
      ? passthrough()
      : new HttpResponse(null, { status: NOT_FOUND }),
  ),
  door('*/api/*', apiRoutes),
  door('*/signalr/*', apiRoutes),
  hubSocketHandler,
];
