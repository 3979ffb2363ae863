import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '@/tools/publish/host';
import { ftpsHost } from '@/tools/publish/hosts/ftps';
import { sftpHost } from '@/tools/publish/hosts/sftp';
import { startProftpd } from './proftpd';
import { type BrokenNetwork, startProxy } from './proxy';
import { startSshd } from './sshd';

/** A server that runs, behind a network that a test breaks. */
export interface Running {
  proxy: BrokenNetwork;
  /** The shop's place on the server, through the proxy. */
  host(options?: { silenceMs?: number }): Host;
  /** What the server has, read without the store. */
  content(file: string): Buffer | undefined;
  files(): string[];
  stop(): Promise<void>;
}

const address = 'https://duka.example';

/** Each transport with its server: OpenSSH and ProFTPD. */
export const transports: readonly { name: string; start(): Promise<Running> }[] = [
  { name: 'SFTP', start: overSftp },
  { name: 'FTPS', start: overFtps },
];

async function overSftp(): Promise<Running> {
  const server = await startSshd();
  const proxy = await startProxy('127.0.0.1', server.port);
  const { user, files: folder } = server;
  const at = { kind: 'sftp', address, server: '127.0.0.1', port: `${proxy.port}` } as const;
  return {
    proxy,
    host: (options) =>
      sftpHost(
        { ...at, user, folder },
        { SFTP_PRIVATE_KEY: server.privateKey },
        { keepHostKey() {}, ...options },
      ),
    ...filesOf(folder),
    stop: () => proxy.close().then(server.stop),
  };
}

async function overFtps(): Promise<Running> {
  const server = await startProftpd();
  const proxy = await startProxy(server.address, server.port, server.dataPorts);
  const { user } = server;
  const at = { kind: 'ftps', address, server: 'localhost', port: `${proxy.port}` } as const;
  return {
    proxy,
    host: (options) =>
      ftpsHost(
        { ...at, user, folder: 'public_html' },
        { FTPS_PASSWORD: server.password },
        { ca: server.certificate, ...options },
      ),
    ...filesOf(path.join(server.home, 'public_html')),
    stop: () => proxy.close().then(server.stop),
  };
}

function filesOf(folder: string): Pick<Running, 'content' | 'files'> {
  return {
    content(file) {
      const name = path.join(folder, file);
      return existsSync(name) ? readFileSync(name) : undefined;
    },
    files: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort(),
  };
}
