import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileHost } from '@/tools/publish/host';
import { bucketHost } from '@/tools/publish/hosts/bucket';
import { ftpsHost } from '@/tools/publish/hosts/ftps';
import { sftpHost } from '@/tools/publish/hosts/sftp';
import { startBucketDouble } from './bucket-double';
import { PASSIVE_PORTS, startProftpd } from './proftpd';
import { type BrokenNetwork, startProxy } from './proxy';
import { startSshd } from './sshd';

/** A server that runs, behind a network that a test breaks. */
export interface Running {
  proxy: BrokenNetwork;
  /** The shop's place on the server, through the proxy. */
  host(options?: { silenceMs?: number }): FileHost;
  /** What the server has, read without the store. */
  content(file: string): Buffer | undefined;
  files(): string[];
  stop(): Promise<void>;
}

/** Each transport with its server: OpenSSH, ProFTPD, and the double of a bucket. */
export const transports: readonly { name: string; start(): Promise<Running> }[] = [
  { name: 'SFTP', start: overSftp },
  { name: 'FTPS', start: overFtps },
  { name: 'a bucket', start: overBucket },
];

async function overSftp(): Promise<Running> {
  const server = await startSshd();
  const proxy = await startProxy('127.0.0.1', server.port);
  return {
    proxy,
    host: (options) =>
      sftpHost(
        { server: '127.0.0.1', port: `${proxy.port}`, user: server.user, folder: server.files },
        { SFTP_PRIVATE_KEY: server.privateKey },
        { keepHostKey() {}, ...options },
      ),
    ...filesOf(server.files),
    stop: () => stopped(proxy, server),
  };
}

async function overFtps(): Promise<Running> {
  const server = await startProftpd();
  const proxy = await startProxy(server.address, server.port, PASSIVE_PORTS);
  return {
    proxy,
    host: (options) =>
      ftpsHost(
        { server: 'localhost', port: `${proxy.port}`, user: server.user, folder: 'public_html' },
        { FTPS_PASSWORD: server.password },
        { ca: server.certificate, ...options },
      ),
    ...filesOf(path.join(server.home, 'public_html')),
    stop: () => stopped(proxy, server),
  };
}

async function overBucket(): Promise<Running> {
  const server = await startBucketDouble();
  const proxy = await startProxy('127.0.0.1', server.port);
  return {
    proxy,
    host: (options) =>
      bucketHost(
        {
          endpoint: `http://127.0.0.1:${proxy.port}`,
          region: server.region,
          bucket: server.bucket,
          folder: '.',
        },
        { S3_ACCESS_KEY_ID: server.keyId, S3_SECRET_ACCESS_KEY: server.secret },
        options,
      ),
    content: (file) => server.objects.get(file)?.content,
    files: () => [...server.objects.keys()].sort(),
    stop: () => stopped(proxy, server),
  };
}

async function stopped(...parts: ({ close(): Promise<void> } | { stop(): Promise<void> })[]) {
  for (const part of parts) await ('close' in part ? part.close() : part.stop());
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
