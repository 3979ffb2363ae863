/**
 * `npm run dev`: Next's own development server. While something in data/ stops the shop, each page says
 * what to change, and turns into the shop again when it is changed. Takes `--port 3001`, without it
 * $PORT or 3000 or the next free one, and `--hostname 127.0.0.1`.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import next from 'next';
import { describeIssues } from '@/lib/catalogue/issue';
import { answering } from '@/scripts/build/serve-folders';
import { firstFreePort, isFree } from './dev/first-free-port';
import { issuePage, RELOADS, reloadScript } from './dev/issue-page';
import { MissingPages, onceMoreScript } from './dev/missing-pages';
import { WatchedCheck } from './dev/watched-check';
import { ownAddresses } from './own-addresses';

// Its notes say nothing to an owner.
process.env.NEXT_TELEMETRY_DISABLED ??= '1';

const { port: given, hostname } = readOptions();
const wanted = Number(given ?? process.env.PORT ?? 3000);
const port = given ? wanted : await firstFreePort(wanted);
if (!(await isFree(port)))
  stop(`Port ${port} is in use: close the other program, or name another.`);
if (port !== wanted) console.log(`Port ${wanted} is in use: the shop is at ${port}.`);
const check = new WatchedCheck();
const missing = new MissingPages();
const listeners = new Set<ServerResponse>();

const answer = async (request: IncomingMessage, response: ServerResponse) => {
  if (request.url === RELOADS) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    return;
  }
  if (request.headers.accept?.includes('text/html')) {
    const issues = await check.stopping();
    if (issues.length > 0) {
      response.writeHead(500, { 'content-type': 'text/html', 'cache-control': 'no-store' });
      response.end(issuePage(issues));
      return;
    }
    delete request.headers['accept-encoding'];
    addAtEnd(response, () =>
      response.statusCode === 404 && missing.isWorthAnother(request.url ?? '', Date.now())
        ? reloadScript + onceMoreScript
        : reloadScript,
    );
  }
  await handle(request, response);
};
const server = createServer(answering(answer));

const app = next({
  dev: true,
  turbopack: true,
  port,
  ...(hostname && { hostname }),
  httpServer: server,
});
const handle = app.getRequestHandler();
await app.prepare();
server.listen(port, hostname, () => {
  const hosts = hostname ? [hostname] : ['localhost', ...ownAddresses()];
  console.log(
    ['The shop, as you change it:', ...hosts.map((host) => `  http://${host}:${port}`)].join('\n'),
  );
});

// No page imports the module of a product: Next does not see that it changed.
const reload = () => {
  for (const listener of listeners) listener.write('data: reload\n\n');
};
check.watch((issues) => {
  console.log(issues.length > 0 ? `\n${describeIssues(issues)}\n` : '\nThe shop is shown again.\n');
  reload();
}, reload);

function readOptions() {
  try {
    return parseArgs({
      options: {
        port: { type: 'string', short: 'p' },
        hostname: { type: 'string', short: 'H' },
      },
    }).values;
  } catch {
    return stop('npm run dev takes -- --port 3001 and -- --hostname 127.0.0.1, and nothing else.');
  }
}

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Adds a text after all that a page's answer says. */
function addAtEnd(response: ServerResponse, text: () => string): void {
  const setHeader = response.setHeader.bind(response);
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  response.setHeader = (name, value) =>
    name.toLowerCase() === 'content-length' ? response : setHeader(name, value);
  response.end = ((...rest: unknown[]) => {
    const isPage = String(response.getHeader('content-type')).includes('text/html');
    if (!isPage) return end(...rest);
    if (typeof rest[0] === 'string' || rest[0] instanceof Uint8Array) response.write(rest[0]);
    return end(text());
  }) as ServerResponse['end'];
}
