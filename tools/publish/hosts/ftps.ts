import { once } from 'node:events';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { type FileHost, type FileStore, HostError } from '@/tools/publish/host';
import {
  accountIssue,
  certificateIssue,
  connectionIssue,
  folderIssue,
  type Server,
  SILENCE_MS,
  writeIssue,
} from './connection-issues';

export interface FtpsSettings {
  server: string;
  port: string;
  user: string;
  folder: string;
  /** 'plain': without TLS, readable on the way. */
  encryption?: string;
}

interface Options {
  silenceMs?: number;
  /** Certificates that vouch for the server, besides those of Node. */
  ca?: string;
}

/** FTP sends one file at a time, and small files wait for answers; a shared host allows few connections. */
const CONNECTIONS = 3;

/** A host that takes files by FTP over TLS (docs/behaviour.md 25.2). */
export function ftpsHost(
  settings: FtpsSettings,
  secrets: Readonly<Record<string, string>>,
  options: Options = {},
): FileHost {
  return { kind: 'files', open: () => openStore(settings, secrets, options) };
}

async function openStore(
  settings: FtpsSettings,
  secrets: Readonly<Record<string, string>>,
  options: Options,
): Promise<FileStore> {
  const at: Server = { ...settings, protocol: 'FTP' };
  const { client: first, top } = await connect(settings, secrets, options);
  try {
    await tryToWrite(first, top);
  } catch (error) {
    first.close();
    throw explained(error, settings.folder, at);
  }
  // A host that allows fewer connections refuses the others, and one is enough.
  const others = await Promise.allSettled(
    Array.from({ length: CONNECTIONS - 1 }, () => connect(settings, secrets, options)),
  );
  const clients = [
    first,
    ...others.flatMap((other) => (other.status === 'fulfilled' ? [other.value.client] : [])),
  ];
  const idle = [...clients];
  const withClient = async <T>(file: string, use: (client: Client) => Promise<T>): Promise<T> => {
    const client = idle.pop();
    if (!client) throw new Error(`More than ${clients.length} files at once.`);
    try {
      return await use(client);
    } catch (error) {
      throw explained(error, file, at);
    } finally {
      idle.push(client);
    }
  };

  const folders = new Map<string, Promise<void>>();
  /** Makes a folder of the shop and those above it, each once. */
  const ensureFolder = (client: Client, folder: string): Promise<void> => {
    if (folder === '.') return Promise.resolve();
    const known = folders.get(folder);
    if (known) return known;
    const made = ensureFolder(client, path.posix.dirname(folder)).then(async () => {
      // Refused where it is already there; where it may not be made, the upload into it says so.
      await client.sendIgnoringError(`MKD ${top}/${folder}`);
    });
    folders.set(folder, made);
    return made;
  };

  return {
    parallel: clients.length,
    read: (file) =>
      withClient(file, async (client) => {
        // Asked first: of a file that is not there, the end of the data connection may arrive before the
        // answer that says so, and looks like a cut.
        const size = await client.size(`${top}/${file}`).catch(unlessAnswered);
        if (size === undefined) return undefined;
        const chunks: Buffer[] = [];
        const collect = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        await client.downloadTo(collect, `${top}/${file}`);
        return Buffer.concat(chunks);
      }),
    write: (file, content) =>
      withClient(file, async (client) => {
        const target = `${top}/${file}`;
        const part = `${target}.part`;
        await ensureFolder(client, path.posix.dirname(file));
        await client.uploadFrom(Readable.from(chunksOf(content, client)), part);
        // A server takes the end of a cut data connection for the end of the file.
        const arrived = await client.size(part).catch(unlessAnswered);
        if (arrived !== undefined && arrived !== content.length) throw new Error('cut');
        await rename(client, part, target);
      }),
    remove: (file) =>
      withClient(file, async (client) => {
        await client.remove(`${top}/${file}`).catch((error) => {
          if (answerOf(error) !== 550) throw error;
        });
        // An empty folder would be shown as a list of nothing, or as refused, in place of the 404 page.
        let folder = path.posix.dirname(file);
        for (; folder !== '.'; folder = path.posix.dirname(folder)) {
          const { code } = await client.sendIgnoringError(`RMD ${top}/${folder}`);
          if (code >= 400) return;
          folders.delete(folder);
        }
      }),
    async close() {
      for (const client of clients) client.close();
    },
  };
}

/**
 * A file's content to send. An empty one over TLS waits until the handshake is done and its last message
 * on its way: an end in the same turn is taken for a broken handshake.
 */
async function* chunksOf(content: Buffer, client: Client): AsyncGenerator<Buffer> {
  const { dataSocket } = client.ftp;
  if (content.length > 0) {
    yield content;
  } else if (dataSocket instanceof TLSSocket) {
    const isDone = dataSocket.getFinished() && dataSocket.getPeerFinished();
    if (!isDone) await once(dataSocket, 'secureConnect');
    await setImmediate();
  }
}

/** Throws where the account may not write: of an upload, the refusal may arrive after the cut of its data. */
async function tryToWrite(client: Client, top: string): Promise<void> {
  const probe = `${top}/publish.part`;
  const made = await client.sendIgnoringError(`MKD ${probe}`);
  // Where it is left over from a cut connection, it can be removed all the same.
  const removed = await client.sendIgnoringError(`RMD ${probe}`);
  if (made.code >= 400 && removed.code >= 400) throw new FTPError(made);
}

/** Puts a file in another's place: in one step, or in two where the server refuses that. */
async function rename(client: Client, from: string, to: string): Promise<void> {
  try {
    await client.rename(from, to);
  } catch (error) {
    unlessAnswered(error);
    await client.remove(to, true);
    await client.rename(from, to);
  }
}

/** Nothing where the server answered with an error; throws where the connection broke. */
function unlessAnswered(error: unknown): undefined {
  if (answerOf(error) === undefined) throw error;
}

/** The number of a server's answer, such as 550; undefined where the error is not an answer. */
function answerOf(error: unknown): number | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'number' ? code : undefined;
}

async function connect(
  settings: FtpsSettings,
  { FTPS_PASSWORD = '' }: Readonly<Record<string, string>>,
  { silenceMs = SILENCE_MS, ca }: Options,
): Promise<{ client: Client; top: string }> {
  const { server, port, user, folder, encryption } = settings;
  const at: Server = { ...settings, protocol: 'FTP' };
  const client = new Client(silenceMs);
  try {
    await client.access({
      host: server,
      port: Number(port),
      user,
      password: FTPS_PASSWORD,
      secure: encryption !== 'plain',
      secureOptions: ca ? { ca } : {},
    });
    try {
      await client.cd(folder.replace(/^~\//, ''));
    } catch (error) {
      unlessAnswered(error);
      const others = await client.list().catch(() => []);
      const names = others.filter((entry) => entry.isDirectory).map(({ name }) => name);
      throw folderIssue(folder, server, names.filter((name) => !name.startsWith('.')).sort());
    }
    return { client, top: (await client.pwd()).replace(/\/$/, '') };
  } catch (error) {
    client.close();
    const certificate = certificateIssue(error, server);
    if (certificate) throw certificate;
    const answer = answerOf(error);
    if (answer !== undefined) {
      const secured = client.ftp.hasTLS || encryption === 'plain';
      if (answer === 421) {
        throw new Error(
          `${server} has too many connections just now. Run it again in some minutes.`,
        );
      }
      if (!secured) {
        throw new HostError(
          `${server} has no FTP with TLS, so the password was not sent. Use SFTP, or ask your host. Only if there is nothing else, put "encryption": "plain" into data/host.json: others can then read the password on its way.`,
        );
      }
      throw accountIssue(at, 'FTPS_PASSWORD');
    }
    throw connectionIssue(error, at);
  }
}

function explained(error: unknown, file: string, at: Server): Error {
  const answer = answerOf(error);
  if (answer === undefined) return connectionIssue(error, at);
  if (answer === 452 || answer === 552 || /space|quota/i.test(String(error))) {
    return writeIssue(file, at.server, 'space');
  }
  // 4xx: a failure that passes, such as a data connection that was not made.
  return answer >= 500 ? writeIssue(file, at.server, 'permission') : connectionIssue(error, at);
}
