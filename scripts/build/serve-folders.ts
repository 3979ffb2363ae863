import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  ASK_EACH_TIME_UNCHANGED,
  cacheControl,
  contentType,
  SECURITY_HEADERS,
} from '@/lib/export/web-headers';
import { wholePath } from '@/lib/links/page-paths';

/** Types that are worth compressing. */
const compressible = /^(text|application)\/|svg/;

type Encoding = 'br' | 'gzip';

export interface ServedFolders {
  /** Its origin, without a final slash. */
  url: string;
  close: () => void;
}

interface ServeOptions {
  /** 0, or left out: any free port. Rejects where it is taken. */
  port?: number;
  /** Those that the host has, the preferred one first. */
  encodings?: readonly Encoding[];
  /** The folder of the host that the files are in, '/mavazi'; '/' leads there. */
  base?: string;
  /** Lets a browser keep files that never change for a year. */
  caches?: boolean;
  /** Awaited before the answer for a file. */
  until?: (pathname: string) => Promise<unknown> | undefined;
}

/**
 * Serves folders as a good file host does: brotli or gzip, `404.html`, a folder's address with a slash at
 * its end, several slashes in a row read as one, a cache of a year for files that never change, and the
 * headers of docs/hosting. A file is taken from the first folder that has it. No request ends the server.
 */
export async function serveFolders(
  folders: readonly string[],
  { port = 0, encodings = ['br', 'gzip'], base = '', caches = true, until }: ServeOptions = {},
): Promise<ServedFolders> {
  const bodies = new Map<string, Buffer>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // Anything else, such as '*', asks for no file.
    if (!request.url?.startsWith('/')) return response.writeHead(400).end();
    const { pathname: asked, search } = new URL(`http://localhost${request.url}`);
    const pathname = wholePath(asked);
    await until?.(pathname);
    if (base && pathname === '/') return response.writeHead(302, { Location: `${base}/` }).end();
    const name = nameIn(base, pathname);
    const file = name && findFile(folders, name);
    if (!file && name !== undefined && findFile(folders, `${name}/`)) {
      return response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    }
    const found = file || findFile(folders, '/404.html');
    if (!found) return response.writeHead(404).end();
    const type = contentType(found);
    const encoding = compressible.test(type)
      ? acceptedEncoding(encodings, request.headers['accept-encoding'])
      : undefined;
    const key = `${encoding} ${statSync(found).mtimeMs} ${found}`;
    const body = bodies.get(key) ?? compress(readFileSync(found), encoding);
    bodies.set(key, body);
    response
      .writeHead(file ? 200 : 404, {
        'Content-Type': type,
        'Content-Length': body.length,
        'Cache-Control': type.startsWith('text/html')
          ? ASK_EACH_TIME_UNCHANGED
          : cacheControl(caches && file && name ? name.slice(1) : ''),
        Vary: 'Accept-Encoding',
        ...SECURITY_HEADERS,
        ...(encoding && { 'Content-Encoding': encoding }),
      })
      .end(body);
  };
  // A file may have gone while it was read.
  const server = createServer(answering(answer));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  const { port: given } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${given}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * `answer` as a listener of Node's server: where it rejects, the error is printed and the request answered
 * with status 500. By itself a rejection would end the program.
 */
function answering(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  };
}

/** The file's name inside `base`; undefined for an address outside it, or one that cannot be read. */
function nameIn(base: string, pathname: string): string | undefined {
  if (pathname !== base && !pathname.startsWith(`${base}/`)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(base.length));
  } catch {
    return undefined;
  }
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
