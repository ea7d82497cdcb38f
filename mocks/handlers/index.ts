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

/** For the page: the files of /Config are those of public/, but a host has none of its own there. */
export const pageHandlers: Door[] = [
  http.get('*/Config/:file', ({ params }) =>
    /^(?:config|features)\.json$/i.test(String(params['file']))
      ? passthrough()
      : new HttpResponse(null, { status: NOT_FOUND }),
  ),
  door('*/api/*', apiRoutes),
  door('*/signalr/*', apiRoutes),
  hubSocketHandler,
];
