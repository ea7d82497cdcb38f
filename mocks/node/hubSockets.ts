import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { hubAddress, hubBearer } from '../hubs/hubHttp';
import { hubServer } from '../hubs/hubServer';
import { SignalRConnection } from '../hubs/signalRServer';
import type { Bearer } from '../session/token';

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Serves the hubs over real WebSockets. */
export function serveHubSockets(server: Server): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true });

  const connect = (request: IncomingMessage, socket: Duplex, head: Buffer, hub: string, bearer: Bearer) => {
    sockets.handleUpgrade(request, socket, head, (client) => {
      const connection = new SignalRConnection(hub, bearer, {
        send: (text) => {
          client.send(text);
        },
        close: () => {
          client.close();
        },
      });
      client.on('message', (data) => connection.receive((data as Buffer).toString('utf8')));
      client.on('close', () => connection.closed());
      client.on('error', () => connection.closed());
    });
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const address = hubAddress(url.pathname);
    const bearer = hubBearer({
      url: url.href,
      headers: new Headers({ Authorization: request.headers.authorization ?? '' }),
    });
    socket.on('error', () => socket.destroy());
    if (!address) refuseUpgrade(socket, '404 Not Found');
    else if (hubServer.refusing) refuseUpgrade(socket, '503 Service Unavailable');
    else if (!bearer) refuseUpgrade(socket, '401 Unauthorized');
    else connect(request, socket, head, address.hub, bearer);
  });
  return sockets;
}
