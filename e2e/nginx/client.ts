import { Agent, request } from 'node:https';

export interface Answer {
  status: number;
  /** Every value of a header, in the order in which they came. */
  all: (name: string) => string[];
  /** The one value of a header; undefined when the header is absent. */
  one: (name: string) => string | undefined;
  body: Buffer;
}

export interface Asked {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

export interface Client {
  ask: (path: string, asked?: Asked) => Promise<Answer>;
  close: () => void;
}

/** Sends requests over https like a browser, and keeps headers as they were sent, doubles included. */
export function createClient(origin: string, certificate: string): Client {
  /* Without a server name in the agent the certificate would be checked against the Host header of a request. */
  const agent = new Agent({ ca: certificate, keepAlive: true, servername: '' });
  const ask = (path: string, { method = 'GET', headers = {}, body }: Asked = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request(origin + path, { agent, method, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const all = (name: string) => incoming.headersDistinct[name.toLowerCase()] ?? [];
          const one = (name: string) => all(name)[0];
          resolve({ status: incoming.statusCode ?? 0, all, one, body: Buffer.concat(chunks) });
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { ask, close: () => agent.destroy() };
}
