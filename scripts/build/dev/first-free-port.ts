import { createServer } from 'node:net';

/** So many ports are tried, one after the other. */
const MOST = 10;

/** The first port from `first` on that no other program has. Rejects where ten in a row are taken. */
export async function firstFreePort(first: number): Promise<number> {
  for (let port = first; port < first + MOST; port += 1) if (await isFree(port)) return port;
  throw new Error(`The ports ${first} to ${first + MOST - 1} are in use: close a program.`);
}

/** Whether a server can listen on a port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
