import net from 'node:net';
import { listen } from './local-server';

export interface BrokenNetwork {
  port: number;
  /** From now on: breaks every connection, and takes no other, once so many bytes were sent to the server in all. */
  cutAfter(bytes: number): void;
  /** From now on: passes nothing on, in either direction, once so many bytes were sent. */
  stallAfter(bytes: number): void;
  /** Passes everything on again. */
  heal(): void;
  /**
   * Resolves once the server has ended all its sessions, whose connections were cut or closed: it may
   * still carry out what it was sent before.
   */
  ended(): Promise<void>;
  /** How many bytes were sent to the server since `cutAfter`, `stallAfter` or `heal`. */
  sent(): number;
  close(): Promise<void>;
}

/**
 * A network that breaks where a test says: passes connections of 127.0.0.1 on to a server. `ports` are
 * further ones that are the same at both ends, as FTP's for data.
 */
export async function startProxy(
  address: string,
  port: number,
  ports: readonly number[] = [],
): Promise<BrokenNetwork> {
  let limit = Number.POSITIVE_INFINITY;
  let isCut = false;
  let count = 0;
  const sockets = new Set<net.Socket>();
  const toServer = new Set<net.Socket>();

  const serve = (target: number) =>
    net.createServer({ allowHalfOpen: true }, (client) => {
      if (isCut && count > limit) {
        client.destroy();
        return;
      }
      const server = net.connect({ port: target, host: address, allowHalfOpen: true });
      toServer.add(server);
      for (const socket of [client, server]) sockets.add(socket);
      join(client, server, (socket) => {
        sockets.delete(socket);
        toServer.delete(socket);
      });
      client.on('data', (data) => {
        const room = limit - count;
        count += data.length;
        if (data.length <= room) {
          server.write(data);
          return;
        }
        // What was sent before is passed on, as from a computer that was switched off.
        if (room > 0) server.write(data.subarray(0, room));
        if (isCut) cut();
      });
      server.on('data', (data) => {
        if (count <= limit) client.write(data);
      });
    });
  const cut = () => {
    // The server ends what it was sent, and then the connection.
    for (const socket of sockets)
      socket.end(toServer.has(socket) ? undefined : () => socket.destroy());
  };

  const servers = [serve(port), ...ports.map(serve)];
  const [own = 0] = await Promise.all([
    listen(servers[0] as net.Server),
    ...ports.map((each, at) => listen(servers[at + 1] as net.Server, each)),
  ]);
  const set = (cut: boolean, bytes: number) => {
    isCut = cut;
    limit = bytes;
    count = 0;
  };
  return {
    port: own,
    cutAfter: (bytes) => set(true, bytes),
    stallAfter: (bytes) => set(false, bytes),
    heal: () => set(false, Number.POSITIVE_INFINITY),
    async ended() {
      await Promise.all(
        [...toServer].map((each) => new Promise((done) => each.once('close', done))),
      );
    },
    sent: () => count,
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

/** Ends each of two sockets when the other ends. */
function join(client: net.Socket, server: net.Socket, closed: (socket: net.Socket) => void): void {
  for (const [socket, other] of [
    [client, server],
    [server, client],
  ] as const) {
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.on('end', () => other.end());
    socket.on('close', () => {
      closed(socket);
      other.end();
    });
  }
}
