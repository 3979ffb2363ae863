import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder for a server: its settings, keys and files. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'hosts-'));
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts to listen at a port of 127.0.0.1, any one where it is 0, and gives it. */
export async function listen(server: net.Server, port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as net.AddressInfo).port;
}

export interface LocalServer {
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts a program in the foreground and resolves once it takes connections; throws what it printed where it ends first. */
export async function startServer(
  program: string,
  args: readonly string[],
  {
    folder,
    address,
    port,
    env,
  }: { folder: string; address: string; port: number; env?: Readonly<Record<string, string>> },
): Promise<LocalServer> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      printed += error.message;
      resolve();
    });
    child.on('close', () => resolve());
  });
  const isUp = await Promise.race([ended.then(() => false), reachable(address, port, child)]);
  if (!isUp) throw new Error(`${program} did not start: ${printed}`);
  return {
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once a connection is taken. */
async function reachable(address: string, port: number, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const isTaken = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, address);
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      socket.once('connect', () => socket.destroy());
    });
    if (isTaken) return true;
  }
  return false;
}
