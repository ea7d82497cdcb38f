import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControl } from '../backend/headers';
import { isUserKey, NOBODY, USER_COOKIE } from '../session/users';
import { notice } from '../selfservice/portalPages';
import { encodingFor } from './compress';
import { sendResponse } from './nodeHttp';
import type { StaticFile } from './staticFiles';

const FILE_NAME = /\.[a-z0-9]+$/i;

/** The answer to a browser when there is no build to show. */
const withoutScreen = (): Response =>
  notice(
    'De achterkant draait, zonder scherm',
    [
      'Dit is alleen de nagebootste achterkant: de API en de hubs. Stop hem, en geef dan in de map van het project een van deze opdrachten:',
      'npm run build && npm run mock -- --dist dist: het scherm met deze achterkant, op ditzelfde adres.',
      'npm run dev: het scherm met een achterkant in de pagina zelf, om te proberen en te ontwikkelen.',
    ],
    404,
  );

export interface Pages {
  files: ReadonlyMap<string, StaticFile>;
  hidden: ReadonlySet<string>;
  headers: Readonly<Record<string, string>>;
}

/**
 * The file at an address, or the page of the app if the address is inside the app; null, which becomes a 404, for a
 * missing file.
 */
function fileFor(path: string, { files, hidden }: Pages): StaticFile | null {
  if (hidden.has(path)) return null;
  const file = files.get(path);
  if (file) return file;
  const isFile = path.startsWith('/assets/') || FILE_NAME.test(path);
  return isFile ? null : (files.get('/index.html') ?? null);
}

/** `?gebruiker=bram` on any page signs in as Bram in this browser, and disappears from the address. */
function chosenUser(url: URL): string | null {
  const user = url.searchParams.get('gebruiker') ?? '';
  return isUserKey(user) || user === NOBODY ? user : null;
}

export function servePage(incoming: IncomingMessage, outgoing: ServerResponse, url: URL, pages: Pages): void {
  const user = chosenUser(url);
  if (user !== null) {
    url.searchParams.delete('gebruiker');
    const location = url.pathname.replace(/^\/+/, '/') + url.search;
    outgoing
      .writeHead(302, {
        Location: location,
        'Set-Cookie': `${USER_COOKIE}=${user}; Path=/; SameSite=Lax`,
        'Cache-Control': 'no-store',
      })
      .end();
    return;
  }
  let path = url.pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    outgoing.writeHead(400, pages.headers).end();
    return;
  }
  const file = fileFor(path, pages);
  if (pages.files.size === 0 && !FILE_NAME.test(path)) {
    void sendResponse(incoming, outgoing, withoutScreen());
    return;
  }
  if (!file) {
    outgoing
      .writeHead(404, {
        ...pages.headers,
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
      })
      .end('Niet gevonden');
    return;
  }
  sendFile(incoming, outgoing, file, pages);
}

function sendFile(incoming: IncomingMessage, outgoing: ServerResponse, file: StaticFile, pages: Pages): void {
  const encoding = encodingFor(incoming.headers['accept-encoding']);
  const encoded = encoding === null ? undefined : file.encoded[encoding];
  const headers = {
    ...pages.headers,
    ETag: file.etag,
    'Cache-Control': cacheControl(file.path),
    Vary: 'Accept-Encoding',
  };
  if (incoming.headers['if-none-match'] === file.etag) {
    outgoing.writeHead(304, headers).end();
    return;
  }
  const body = encoded ?? file.plain;
  outgoing
    .writeHead(200, {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': body.length,
      ...(encoded && encoding !== null && { 'Content-Encoding': encoding }),
    })
    .end(incoming.method === 'HEAD' ? undefined : body);
}
