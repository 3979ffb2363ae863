import { once } from 'node:events';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import { Client, FTPError } from 'basic-ftp';
import { type FileStore, type Host, HostError } from '@/tools/publish/host';
import type { FtpsSettings } from '@/tools/publish/settings';
import {
  accountIssue,
  answerOf,
  folderIssue,
  ifAnswered,
  openingIssue,
  permissionIssue,
  SILENCE_MS,
  spaceIssue,
} from './connection-issues';
import { ensureFolders } from './ensure-folders';

/** The environment: FTPS_PASSWORD is used. */
type Secrets = Readonly<Record<string, string | undefined>>;

interface Options {
  silenceMs?: number;
  /** Certificate authorities for the server, besides those of Node. */
  ca?: string;
}

/** FTP sends one file at a time and waits for answers; a shared host allows few connections. */
const CONNECTIONS = 3;

/** A host that takes files by FTP over TLS. */
export function ftpsHost(settings: FtpsSettings, secrets: Secrets, options: Options = {}): Host {
  return { open: () => openStore(settings, secrets, options) };
}

async function openStore(
  settings: FtpsSettings,
  secrets: Secrets,
  options: Options,
): Promise<FileStore> {
  const open = () => connect(settings, secrets, options);
  const first = await open();
  const top = await findFolder(first, settings).catch((error) => {
    first.close();
    throw error;
  });
  // A host that allows fewer connections refuses the others, and one is enough.
  const others = await Promise.allSettled(Array.from({ length: CONNECTIONS - 1 }, open));
  const clients = [first, ...others.flatMap((other) => ('value' in other ? [other.value] : []))];
  const idle = [...clients];
  const withClient = async <T>(file: string, use: (client: Client) => Promise<T>): Promise<T> => {
    const client = idle.pop();
    if (!client) throw new Error(`More than ${clients.length} files at once.`);
    try {
      return await use(client);
    } catch (error) {
      throw explained(error, file, settings.server);
    } finally {
      idle.push(client);
    }
  };
  const at = (file: string) => `${top}/${file}`;
  // Refused if the folder exists. If the folder may not be made, the upload into it reports that.
  const ensureFolder = ensureFolders((folder) =>
    withClient(folder, (client) => client.sendIgnoringError(`MKD ${at(folder)}`)),
  );

  return {
    parallel: clients.length,
    read: (file) =>
      withClient(file, async (client) => {
        // Asked first: of a file that is not there, the end of the data connection may arrive before the
        // answer that says so, and looks like a cut.
        const size = await client.size(at(file)).catch(ifAnswered);
        if (size === undefined) return undefined;
        const chunks: Buffer[] = [];
        const collect = new Writable({
          write(chunk, _encoding, done) {
            chunks.push(chunk);
            done();
          },
        });
        await client.downloadTo(collect, at(file));
        return Buffer.concat(chunks);
      }),
    async write(file, content) {
      await ensureFolder(path.posix.dirname(file));
      await withClient(file, async (client) => {
        const part = at(`${file}.part`);
        await client.uploadFrom(Readable.from(chunksOf(content, client)), part);
        // A server takes the end of a cut data connection for the end of the file.
        const arrived = await client.size(part).catch(ifAnswered);
        if (arrived !== undefined && arrived !== content.length) throw new Error('cut');
        await rename(client, part, at(file));
      });
    },
    remove: (file) =>
      withClient(file, async (client) => {
        await client.remove(at(file)).catch((error) => {
          if (answerOf(error) !== 550) throw error;
        });
        // An empty folder would be shown as a list of nothing, or as refused, in place of the 404 page.
        for (let up = path.posix.dirname(file); up !== '.'; up = path.posix.dirname(up)) {
          const { code } = await client.sendIgnoringError(`RMD ${at(up)}`);
          if (code >= 400) return;
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

/** Puts a file in another's place: in one step, or in two where the server refuses that. */
async function rename(client: Client, from: string, to: string): Promise<void> {
  try {
    await client.rename(from, to);
  } catch (error) {
    ifAnswered(error);
    await client.remove(to, true);
    await client.rename(from, to);
  }
}

/** The shop's folder from the server's root. Throws a HostError where it is missing or cannot be written to. */
async function findFolder(client: Client, { folder, server }: FtpsSettings): Promise<string> {
  try {
    await client.cd(folder.replace(/^~\//, ''));
  } catch (error) {
    ifAnswered(error);
    const entries = await client.list().catch(() => []);
    const folders = entries.filter(({ isDirectory }) => isDirectory);
    throw folderIssue(
      folder,
      server,
      folders.map(({ name }) => name),
    );
  }
  const top = (await client.pwd()).replace(/\/$/, '');
  // Tried, as the refusal of an upload may arrive after the cut of its data.
  const probe = `${top}/publish.part`;
  const made = await client.sendIgnoringError(`MKD ${probe}`);
  // A folder that is left over from an interrupted connection can be removed too.
  const removed = await client.sendIgnoringError(`RMD ${probe}`);
  if (made.code >= 400 && removed.code >= 400) throw explained(new FTPError(made), folder, server);
  return top;
}

async function connect(
  settings: FtpsSettings,
  { FTPS_PASSWORD = '' }: Secrets,
  { silenceMs = SILENCE_MS, ca }: Options,
): Promise<Client> {
  const { server, port, user, encryption } = settings;
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
    return client;
  } catch (error) {
    client.close();
    const answer = answerOf(error);
    if (answer === undefined) throw openingIssue(error, { ...settings, protocol: 'FTP' });
    if (answer === 421) {
      throw new HostError(
        `${server} has too many connections just now. Run it again in some minutes.`,
      );
    }
    if (!client.ftp.hasTLS && encryption !== 'plain') {
      throw new HostError(
        `${server} has no FTP with TLS, so the password was not sent. Use SFTP, or ask your host. Only if there is nothing else, put "encryption": "plain" into data/host.json: others can then read the password on its way.`,
      );
    }
    throw accountIssue(settings, 'FTPS_PASSWORD');
  }
}

function explained(error: unknown, file: string, server: string): unknown {
  const answer = answerOf(error);
  if (answer === 452 || answer === 552 || (answer && /space|quota/i.test(String(error)))) {
    return spaceIssue(file, server);
  }
  // 4xx: a failure that passes, such as a data connection that was not made.
  return answer && answer >= 500 ? permissionIssue(file) : error;
}
