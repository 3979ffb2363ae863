import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
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
  const [port = 0] = await freePorts(1);
  return port;
}

/**
 * So many ports in a row that nothing listens at. They begin anywhere, so that what starts at the same time
 * gets others, and are below 32768: from there on systems give ports to connections.
 */
export async function freePorts(count: number): Promise<readonly number[]> {
  const first = randomInt(20_000, 32_768 - count);
  const ports = Array.from({ length: count }, (_, at) => first + at);
  const probes = ports.map(() => net.createServer());
  const tried = await Promise.allSettled(probes.map((probe, at) => listen(probe, ports[at])));
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return tried.every(({ status }) => status === 'fulfilled') ? ports : freePorts(count);
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

/**
 * Starts a program in the foreground and resolves once it accepts connections. If the program ends
 * first, throws its output.
 */
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
