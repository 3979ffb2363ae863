import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ssh2, { type Client, type SFTPWrapper } from 'ssh2';
import { type FileHost, type FileStore, HostError } from '@/tools/publish/host';
import {
  accountIssue,
  connectionIssue,
  folderIssue,
  type Server,
  SILENCE_MS,
  writeIssue,
} from './connection-issues';

export interface SftpSettings {
  server: string;
  port: string;
  user: string;
  folder: string;
  /** The server's key of the first connection: 'SHA256:…'. */
  hostKey?: string;
}

interface Options {
  /** Called with the server's key where the settings have none. */
  keepHostKey(hostKey: string): void;
  silenceMs?: number;
}

/** A host that takes files by SFTP, with a password or a key (docs/behaviour.md 25.1). */
export function sftpHost(
  settings: SftpSettings,
  secrets: Readonly<Record<string, string>>,
  options: Options,
): FileHost {
  let known = settings;
  const keepHostKey = (hostKey: string) => {
    known = { ...settings, hostKey };
    options.keepHostKey(hostKey);
  };
  return { kind: 'files', open: () => openStore(known, secrets, { ...options, keepHostKey }) };
}

/** The answers of SFTP that have a meaning here. */
const NO_SUCH_FILE = 2;
const PERMISSION_DENIED = 3;
const FAILURE = 4;

async function openStore(
  settings: SftpSettings,
  secrets: Readonly<Record<string, string>>,
  options: Options,
): Promise<FileStore> {
  const at: Server = { ...settings, protocol: 'SFTP' };
  const { client, sftp, broken } = await connect(settings, secrets, options);
  /** Runs one request; fails too where the connection does. */
  const ask = <T = void>(
    request: (done: (error?: Error | null, value?: T) => void) => void,
  ): Promise<T> =>
    Promise.race([
      broken,
      new Promise<T>((resolve, reject) =>
        request((error, value) => (error ? reject(error) : resolve(value as T))),
      ),
    ]);
  const close = async () => {
    client.end();
    const impatient = setTimeout(() => client.destroy(), 2000);
    await broken.catch(() => {});
    clearTimeout(impatient);
  };

  let top: string;
  try {
    top = await findFolder(settings, ask, sftp);
  } catch (error) {
    await close();
    throw connectionIssue(error, at);
  }

  const folders = new Map<string, Promise<void>>();
  /** Makes a folder of the shop and those above it, each once. */
  const ensureFolder = (folder: string): Promise<void> => {
    if (folder === '.') return Promise.resolve();
    const known = folders.get(folder);
    if (known) return known;
    const made = ensureFolder(path.posix.dirname(folder)).then(() => makeFolder(folder));
    folders.set(folder, made);
    return made;
  };
  const makeFolder = async (folder: string) => {
    const name = `${top}/${folder}`;
    try {
      await ask((done) => sftp.mkdir(name, { mode: 0o755 }, done));
    } catch (error) {
      // Servers of version 3 have no answer for "is already there".
      const there = await ask<{ isDirectory(): boolean }>((done) => sftp.stat(name, done)).catch(
        () => undefined,
      );
      if (!there?.isDirectory()) throw error;
      return;
    }
    await setMode(name, 0o755);
  };
  /** Servers without modes, such as those on Windows, refuse it. */
  const setMode = (name: string, mode: number) =>
    ask((done) => sftp.chmod(name, mode, done)).catch((error) => {
      if (codeOf(error) === undefined) throw error;
    });

  return {
    parallel: 8,
    async read(file) {
      try {
        return await ask<Buffer>((done) => sftp.readFile(`${top}/${file}`, done));
      } catch (error) {
        if (codeOf(error) === NO_SUCH_FILE) return undefined;
        throw explained(error, file, at);
      }
    },
    async write(file, content) {
      const target = `${top}/${file}`;
      const part = `${target}.part`;
      try {
        await ensureFolder(path.posix.dirname(file));
        await ask((done) => sftp.writeFile(part, content, { mode: 0o644 }, done));
        await setMode(part, 0o644);
        await rename(sftp, ask, part, target);
      } catch (error) {
        throw explained(error, file, at);
      }
    },
    async remove(file) {
      try {
        await ask((done) => sftp.unlink(`${top}/${file}`, done));
      } catch (error) {
        if (codeOf(error) !== NO_SUCH_FILE) throw explained(error, file, at);
      }
      // An empty folder would be shown as a list of nothing, or as refused, in place of the 404 page.
      let folder = path.posix.dirname(file);
      try {
        for (; folder !== '.'; folder = path.posix.dirname(folder)) {
          await ask((done) => sftp.rmdir(`${top}/${folder}`, done));
          folders.delete(folder);
        }
      } catch (error) {
        if (codeOf(error) === undefined) throw explained(error, file, at);
      }
    },
    close,
  };
}

type Ask = <T = void>(
  request: (done: (error?: Error | null, value?: T) => void) => void,
) => Promise<T>;

/** Puts a file in another's place in one step; in two where the server lacks OpenSSH's extension. */
async function rename(sftp: SFTPWrapper, ask: Ask, from: string, to: string): Promise<void> {
  try {
    await ask((done) => sftp.ext_openssh_rename(from, to, done));
  } catch (error) {
    if (!/not support/i.test(String(error))) throw error;
    await ask((done) => sftp.unlink(to, done)).catch((gone) => {
      if (codeOf(gone) !== NO_SUCH_FILE) throw gone;
    });
    await ask((done) => sftp.rename(from, to, done));
  }
}

/** The shop's folder as the server names it from its root. */
async function findFolder(
  { folder, server }: SftpSettings,
  ask: Ask,
  sftp: SFTPWrapper,
): Promise<string> {
  try {
    const top = await ask<string>((done) => sftp.realpath(folder.replace(/^~\//, ''), done));
    const stats = await ask<{ isDirectory(): boolean }>((done) => sftp.stat(top, done));
    if (stats.isDirectory()) return top.replace(/\/$/, '');
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
  }
  const entries = await ask<{ filename: string; attrs: { isDirectory(): boolean } }[]>((done) =>
    sftp.readdir('.', done),
  ).catch(() => []);
  const others = entries.filter(({ attrs }) => attrs.isDirectory()).map(({ filename }) => filename);
  throw folderIssue(folder, server, others.filter((name) => !name.startsWith('.')).sort());
}

interface Connection {
  client: Client;
  sftp: SFTPWrapper;
  /** Rejects when the connection breaks, and never resolves. */
  broken: Promise<never>;
}

async function connect(
  settings: SftpSettings,
  secrets: Readonly<Record<string, string>>,
  { keepHostKey, silenceMs = SILENCE_MS }: Options,
): Promise<Connection> {
  const at: Server = { ...settings, protocol: 'SFTP' };
  const { SFTP_PASSWORD: password, SFTP_PRIVATE_KEY: key } = secrets;
  const client = new ssh2.Client();
  let hostKey = '';
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('close', () => reject(new Error('closed')));
  });
  broken.catch(() => {});
  client.on('keyboard-interactive', (_name, _instructions, _language, prompts, finish) => {
    finish(prompts.map(() => password ?? ''));
  });
  const privateKey = key && readPrivateKey(key, secrets.SFTP_KEY_PASSPHRASE);

  try {
    const ready = new Promise<void>((resolve) => client.once('ready', resolve));
    client.connect({
      host: settings.server,
      port: Number(settings.port),
      username: settings.user,
      ...(password ? { password, tryKeyboard: true } : {}),
      ...(privateKey ? { privateKey, passphrase: secrets.SFTP_KEY_PASSPHRASE } : {}),
      readyTimeout: silenceMs,
      keepaliveInterval: silenceMs / 2,
      keepaliveCountMax: 1,
      hostVerifier: (found: Buffer) => {
        hostKey = `SHA256:${createHash('sha256').update(found).digest('base64').replace(/=+$/, '')}`;
        return !settings.hostKey || settings.hostKey === hostKey;
      },
    });
    await Promise.race([ready, broken]);
    const sftp = await Promise.race([
      broken,
      new Promise<SFTPWrapper>((resolve, reject) =>
        client.sftp((error, wrapper) => (error ? reject(error) : resolve(wrapper))),
      ),
    ]);
    if (!settings.hostKey) keepHostKey(hostKey);
    return { client, sftp, broken };
  } catch (error) {
    client.destroy();
    if (settings.hostKey && hostKey && settings.hostKey !== hostKey) {
      throw new HostError(
        `${settings.server} has another key (${hostKey}) than at the first time (${settings.hostKey}), so nothing was sent: it may be another computer. Ask your host whether its key has changed; if so, take "hostKey" out of data/host.json.`,
      );
    }
    const { level, message } = error as { level?: string; message: string };
    if (level === 'client-authentication') {
      const used = [password && 'SFTP_PASSWORD', privateKey && 'SFTP_PRIVATE_KEY'];
      throw accountIssue(at, used.filter(Boolean).join(' and '));
    }
    if (/subsystem|open failure/i.test(message)) {
      throw new HostError(
        `${settings.server} lets the user ${settings.user} in, but not to files. Ask your host to switch on SFTP for this account.`,
      );
    }
    throw connectionIssue(error, at);
  }
}

/** The key itself, or the content of the file that is named; checked, so that a wrong one is named. */
function readPrivateKey(value: string, passphrase: string | undefined): string {
  let key = value.replaceAll('\\n', '\n');
  if (!key.includes('-----BEGIN') && !key.startsWith('PuTTY')) {
    try {
      key = readFileSync(value.replace(/^~/, process.env.HOME ?? '~'), 'utf8');
    } catch {
      throw new HostError(
        `SFTP_PRIVATE_KEY must be a private key or the name of its file, and there is no file ${value.slice(0, 60)}.`,
      );
    }
  }
  const parsed = ssh2.utils.parseKey(key, passphrase);
  if (!(parsed instanceof Error)) return key;
  throw new HostError(
    /passphrase|encrypted|integrity/i.test(parsed.message)
      ? 'SFTP_PRIVATE_KEY is locked: put its passphrase into SFTP_KEY_PASSPHRASE.'
      : 'SFTP_PRIVATE_KEY must be a whole private key, from "-----BEGIN" to "-----END".',
  );
}

/** The server's answer to a request; undefined where the connection broke. */
function codeOf(error: unknown): number | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'number' ? code : undefined;
}

function explained(error: unknown, file: string, at: Server): Error {
  const code = codeOf(error);
  if (code === PERMISSION_DENIED) return writeIssue(file, at.server, 'permission');
  // OpenSSH has no other answer for a full disk.
  if (code === FAILURE) return writeIssue(file, at.server, 'space');
  if (code !== undefined) return writeIssue(file, at.server, 'permission');
  return connectionIssue(error, at);
}
