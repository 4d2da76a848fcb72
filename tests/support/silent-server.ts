import { createServer, type Socket } from 'node:net';

/** Accepts every connection and never responds. */
export const aSilentServer = (port: number) => aServer(port, () => undefined);

const headers = 'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: 9000\r\n\r\n';

/** Sends the headers of a page, but no body. */
export const aStallingServer = (port: number) =>
  aServer(port, (socket) => socket.once('data', () => socket.write(headers)));

async function aServer(port: number, greet: (socket: Socket) => unknown) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
