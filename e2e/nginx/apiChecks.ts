import assert from 'node:assert/strict';
import { WebSocket } from 'ws';
import type { Check } from './check';
import type { Site } from './site';

export const HUB = '/signalr/taskHub';
/** SignalR's own separator between messages. */
const END = '\u001e';
const HANDSHAKE = `{"protocol":"json","version":1}${END}`;
const NOTHING_ALLOWED = "default-src 'none'; sandbox";
const UPLOAD_BYTES = 2 * 1024 * 1024;
const SILENCE_MS = 5_000;

export async function signIn({ client }: Site): Promise<string> {
  const answer = await client.ask('/api/v1/system/session', { headers: { Cookie: 'mock-gebruiker=bram' } });
  assert.equal(answer.status, 200, 'the session');
  return (JSON.parse(answer.body.toString()) as { accessToken: string }).accessToken;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Opens a hub like a browser, and returns the reply to SignalR's handshake. */
const greet = ({ host, certificate }: Site, query: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = new WebSocket(`wss://${host}${HUB}?${query}`, {
      ca: certificate,
      handshakeTimeout: SILENCE_MS,
    });
    socket.on('open', () => socket.send(HANDSHAKE));
    socket.on('error', reject);
    socket.on('message', (data) => {
      resolve((data as Buffer).toString());
      socket.close();
    });
  });

export async function openHub(site: Site, token: string): Promise<string> {
  const answer = await site.client.ask(`${HUB}/negotiate?negotiateVersion=1`, {
    method: 'POST',
    headers: bearer(token),
  });
  assert.equal(answer.status, 200, 'the negotiation');
  const { connectionToken } = JSON.parse(answer.body.toString()) as { connectionToken: string };
  return greet(site, `id=${connectionToken}&access_token=${token}`);
}

async function upload(site: Site, token: string): Promise<string> {
  const form = new FormData();
  const page = '<script>document.title = "mine"</script>'.padEnd(UPLOAD_BYTES);
  form.set('file', new File([page], 'pagina.html', { type: 'text/html' }));
  const sent = new Response(form);
  const answer = await site.client.ask('/api/v1/media?mediaCategory=TaskMedia', {
    method: 'POST',
    headers: { ...bearer(token), 'Content-Type': sent.headers.get('Content-Type') ?? '' },
    body: new Uint8Array(await sent.arrayBuffer()),
  });
  assert.equal(answer.status, 201, 'the upload');
  return (JSON.parse(answer.body.toString()) as { id: string }).id;
}

export const apiChecks: readonly Check[] = [
  {
    name: 'the API answers through nginx, with our headers and a policy that allows nothing',
    holds: async (site) => {
      const answer = await site.client.ask('/api/v1/system/session');
      assert.equal(answer.status, 200);
      const { 'Content-Security-Policy': policy, ...others } = site.headers;
      assert.deepEqual(answer.all('content-security-policy'), [policy, NOTHING_ALLOWED]);
      for (const [name, value] of Object.entries(others)) assert.deepEqual(answer.all(name), [value], name);
      return NOTHING_ALLOWED;
    },
  },
  {
    name: 'an upload of 2 MB passes, and comes back as a file to save, never as a page',
    holds: async (site) => {
      const token = await signIn(site);
      const id = await upload(site, token);
      for (const query of ['', '?asDownload=true']) {
        const answer = await site.client.ask(`/api/v1/media/view/${id}${query}`, { headers: bearer(token) });
        assert.equal(answer.status, 200);
        assert.equal(answer.body.length, UPLOAD_BYTES);
        assert.equal(answer.all('content-disposition').length, 1);
        assert.match(answer.one('content-disposition') ?? '', /^attachment/);
        assert.deepEqual(answer.all('x-content-type-options'), ['nosniff']);
        assert(answer.all('content-security-policy').includes(NOTHING_ALLOWED), 'the policy of an upload');
      }
      return 'attachment, nosniff, sandbox';
    },
  },
  {
    name: 'the hubs answer over WebSockets',
    holds: async (site) => {
      const greeting = await openHub(site, await signIn(site));
      assert.equal(greeting.split(END)[0], '{}');
      return `wss://…${HUB}: {}`;
    },
  },
  {
    name: 'signing in and out at the API keeps its own policy',
    holds: async ({ client }) => {
      for (const path of ['/go/dashboard%2Ftaken', '/logout']) {
        const answer = await client.ask(path);
        assert.equal(answer.status, 302, path);
        assert.deepEqual(answer.all('content-security-policy'), [], path);
        assert.deepEqual(answer.all('x-content-type-options'), ['nosniff'], path);
      }
      return '/go/… /logout';
    },
  },
];
