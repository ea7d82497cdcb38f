import { ws } from 'msw';
import { hubAddress, hubBearer } from './hubHttp';
import { hubServer } from './hubServer';
import { SignalRConnection } from './signalRServer';

const link = ws.link(/\/signalr\//i);

/** Serves the hubs' WebSockets inside the page. */
export const hubSocketHandler = link.addEventListener('connection', ({ client }) => {
  const url = new URL(client.url);
  const address = hubAddress(url.pathname);
  const bearer = hubBearer({ url: url.href, headers: new Headers() });
  if (!address || !bearer || hubServer.refusing) {
    client.close();
    return;
  }
  const connection = new SignalRConnection(address.hub, bearer, {
    send: (text) => client.send(text),
    close: () => client.close(),
  });
  client.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') connection.receive(data);
  });
  client.addEventListener('close', () => connection.closed());
});
