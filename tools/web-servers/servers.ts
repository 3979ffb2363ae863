import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram } from '@/tools/publish/hosts/servers/find-program';
import {
  freePort,
  type LocalServer,
  startServer,
  temporaryFolder,
} from '@/tools/publish/hosts/servers/local-server';
import type { Site } from './sites';

interface Listening {
  site: Site;
  port: number;
  /** A new folder for what the server writes. */
  folder: string;
}

interface WebServer {
  name: string;
  program: string;
  /** Writes its settings and gives its arguments. */
  settle(listening: Listening): readonly string[];
  /** Redirects to http: behind a proxy with https, with any settings (docs/hosting/README.md). */
  losesHttps?: true;
}

export const webServers: readonly WebServer[] = [
  { name: 'nginx', program: 'nginx', settle: settleNginx },
  {
    name: 'Apache with apache.conf',
    program: 'apache2',
    settle: (listening) => settleApache(listening, sample('apache.conf', listening)),
  },
  {
    name: 'Apache of a shared host',
    program: 'apache2',
    settle: (listening) => settleApache(listening, sharedHost(listening.site)),
    losesHttps: true,
  },
  { name: 'Caddy', program: 'caddy', settle: settleCaddy },
];

/** Apache without a module beyond those that it cannot run without. */
export const bareApache: WebServer = {
  name: 'Apache without further modules',
  program: 'apache2',
  settle: (listening) => settleApache(listening, sharedHost(listening.site), ['dir', 'mime']),
};

/** Whether the server's program is on this computer. */
export function isInstalled({ program }: WebServer): boolean {
  try {
    findProgram(program);
    return true;
  } catch {
    return false;
  }
}

/** Starts a server on a free port of 127.0.0.1. */
export async function start(
  server: WebServer,
  site: Site,
): Promise<LocalServer & { origin: string }> {
  const folder = temporaryFolder();
  const port = await freePort();
  const program = findProgram(server.program);
  const args = server.settle({ site, port, folder });
  const running = await startServer(program, args, {
    folder,
    address: '127.0.0.1',
    port,
    // Caddy keeps its last settings there.
    env: { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  return { ...running, origin: `http://127.0.0.1:${port}` };
}

/** A file of docs/hosting with the addresses of this computer; in a folder, as its first lines say. */
function sample(file: string, { site: { root, base }, port }: Listening): string {
  return readFileSync(`docs/hosting/${file}`, 'utf8')
    .split('\n')
    .map((line) =>
      / # folder$/.test(line) ? line.replace(/(?<=[\s"^])\/(?=\S)/g, `${base}/`) : line,
    )
    .join('\n')
    .replaceAll('/var/www/shop', root)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('*:80', `127.0.0.1:${port}`)
    .replace(/^www\.example\.com(?= \{)/m, `http://127.0.0.1:${port}`);
}

function settleNginx(listening: Listening): string[] {
  const { folder } = listening;
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    file,
    [
      'daemon off;',
      `pid ${folder}/pid;`,
      'events {}',
      'http {',
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      'include /etc/nginx/mime.types;',
      'default_type application/octet-stream;',
      sample('nginx.conf', listening),
      '}',
    ].join('\n'),
  );
  return ['-e', path.join(folder, 'error.log'), '-c', file];
}

/** Where Debian has its modules. */
const MODULES = '/usr/lib/apache2/modules';

/** What Debian has switched on, with what most hosts have beside it. */
const usualModules =
  'alias dir autoindex mime negotiation setenvif headers filter deflate brotli'.split(' ');

function settleApache(
  { folder, port }: Listening,
  host: string,
  modules: readonly string[] = usualModules,
): string[] {
  const file = path.join(folder, 'apache.conf');
  writeFileSync(
    file,
    [
      `ServerRoot ${folder}`,
      `DefaultRuntimeDir ${folder}`,
      `PidFile ${folder}/pid`,
      `ErrorLog ${folder}/error.log`,
      'ServerName 127.0.0.1',
      `Listen 127.0.0.1:${port}`,
      'TypesConfig /etc/mime.types',
      // Root's server refuses to answer as root.
      ...(process.getuid?.() === 0 ? ['User www-data', 'Group www-data'] : []),
      ...['mpm_event', 'authz_core', ...modules].map(
        (name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`,
      ),
      // As Debian has them: no .htaccess can take them back.
      ...(modules.includes('filter') ? ['AddOutputFilterByType DEFLATE text/html text/css'] : []),
      ...(modules.includes('alias') ? ['Alias /icons/ "/usr/share/apache2/icons/"'] : []),
      host,
    ].join('\n'),
  );
  return ['-f', file, '-DFOREGROUND'];
}

/** A host that lists folders, and lets .htaccess have what most let it have. */
function sharedHost({ root }: Site): string {
  return [
    `DocumentRoot ${root}`,
    `<Directory ${root}>`,
    'Options Indexes FollowSymLinks',
    'AllowOverride FileInfo Indexes',
    'Require all granted',
    '</Directory>',
  ].join('\n');
}

function settleCaddy(listening: Listening): string[] {
  const file = path.join(listening.folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${sample('Caddyfile', listening)}`);
  return ['run', '--config', file, '--adapter', 'caddyfile'];
}
