import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};
/** Types that are worth compressing. */
const compressible = /^(text|application)\/|svg/;
/** Files with a hash in their address never change. */
const immutable = /^\/(_next\/static|pictures)\//;

type Encoding = 'br' | 'gzip';

/** A running server. */
interface FileHost {
  /** Its origin, without a final slash. */
  url: string;
  close: () => void;
}

/**
 * Serves folders as a good file host does: brotli or gzip, and a cache of a year for files that never
 * change. A file is taken from the first folder that has it. Port 0 takes any free port. `encodings` are
 * those that the host has, the preferred one first.
 */
export async function serveFolders(
  folders: readonly string[],
  port = 0,
  encodings: readonly Encoding[] = ['br', 'gzip'],
): Promise<FileHost> {
  const bodies = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(folders, decodeURIComponent(pathname));
    const missing = !file && findFile(folders, '/404.html');
    const found = file || missing;
    if (!found) return response.writeHead(404).end();
    const type = types[path.extname(found)] ?? 'application/octet-stream';
    const encoding = compressible.test(type)
      ? acceptedEncoding(encodings, request.headers['accept-encoding'])
      : undefined;
    const key = `${encoding} ${found}`;
    const body = bodies.get(key) ?? compress(readFileSync(found), encoding);
    bodies.set(key, body);
    response
      .writeHead(file ? 200 : 404, {
        'Content-Type': type,
        'Content-Length': body.length,
        'Cache-Control': immutable.test(pathname) ? 'max-age=31536000, immutable' : 'no-cache',
        Vary: 'Accept-Encoding',
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  const { port: given } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${given}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function findFile(folders: readonly string[], pathname: string): string | undefined {
  const name = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  return folders
    .map((folder) => path.join(folder, path.posix.normalize(name)))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

function acceptedEncoding(
  encodings: readonly Encoding[],
  header: string | string[] | undefined,
): Encoding | undefined {
  const accepted = String(header ?? '').split(/[\s,;]+/);
  return encodings.find((encoding) => accepted.includes(encoding));
}

function compress(bytes: Buffer, encoding: Encoding | undefined): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes);
  if (encoding !== 'br') return bytes;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}
