import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, encodingFor, isCompressible } from './compress';

const QUICK = 4;

export async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD' && chunks.length > 0;
  return new Request(origin + (incoming.url ?? '/'), {
    method,
    headers,
    body: hasBody ? Buffer.concat(chunks) : null,
  });
}

export const cookiesOf = (incoming: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    (incoming.headers.cookie ?? '')
      .split(';')
      .map((pair) => pair.trim().split('='))
      .map(([name = '', value = '']) => [name, decodeURIComponent(value)]),
  );

/** Allows calls from other origins, for example when `npm run dev` or another host serves the page. */
function cors(incoming: IncomingMessage): Record<string, string> {
  const { origin, host } = incoming.headers;
  if (origin === undefined || origin.replace(/^https?:\/\//, '') === host) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': incoming.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    Vary: 'Origin',
  };
}

export const isPreflight = (incoming: IncomingMessage): boolean =>
  incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined;

export function allow(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(204, cors(incoming)).end();
}

export async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  const plain = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = { ...cors(incoming), 'X-Content-Type-Options': 'nosniff' };
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  const encoding = encodingFor(incoming.headers['accept-encoding']);
  const isWorthwhile =
    encoding !== null && isCompressible(response.headers.get('Content-Type') ?? '', plain.length);
  const body = isWorthwhile ? await compress(plain, encoding, QUICK) : plain;
  if (isWorthwhile) headers['Content-Encoding'] = encoding;
  if (response.status !== 204) headers['Content-Length'] = String(body.length);
  outgoing.writeHead(response.status, headers).end(incoming.method === 'HEAD' ? undefined : body);
}
