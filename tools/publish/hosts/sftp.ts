import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ssh2, {
  type ConnectConfig,
  type FileEntryWithStats,
  type SFTPWrapper,
  type Stats,
} from 'ssh2';
import { type FileStore, type Host, HostError } from '@/tools/publish/host';
import { hostKinds, type SftpSettings } from '@/tools/publish/settings';
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

/** The environment: SFTP_PASSWORD, SFTP_PRIVATE_KEY and SFTP_KEY_PASSPHRASE are used. */
type Secrets = Readonly<Record<string, string | undefined>>;

interface Options {
  /** Called with the server's key where the settings have none. */
  keepHostKey(hostKey: string): void;
  silenceMs?: number;
}

/** The answers of SFTP that have a meaning here. */
const NO_SUCH_FILE = 2;
const FAILURE = 4;

/** One request of a session. Fails with the connection too, for which the library waits for ever. */
type Ask = <T = void>(
  request: (sftp: SFTPWrapper, done: (error?: Error | null, value?: T) => void) => void,
) => Promise<T>;

/** A host that takes files by SFTP, with a password or a key. */
export function sftpHost(settings: SftpSettings, secrets: Secrets, options: Options): Host {
  let { hostKey } = settings;
  const keepHostKey = (found: string) => {
    hostKey = found;
    options.keepHostKey(found);
  };
  return {
    open: () =>
      openStore({ ...settings, ...(hostKey && { hostKey }) }, secrets, { ...options, keepHostKey }),
  };
}

async function openStore(
  settings: SftpSettings,
  secrets: Secrets,
  options: Options,
): Promise<FileStore> {
  const explained = (error: unknown, file: string) => {
    const code = answerOf(error);
    if (code === undefined) return error;
    // OpenSSH has no other answer for a full disk.
    return code === FAILURE ? spaceIssue(file, settings.server) : permissionIssue(file);
  };
  const { ask, close } = await connect(settings, secrets, options);
  let top: string;
  try {
    top = await findFolder(settings, ask);
    await tryToWrite(top, ask);
  } catch (error) {
    await close();
    throw explained(error, settings.folder);
  }
  const at = (file: string) => `${top}/${file}`;
  // Refused if the folder exists. If the folder may not be made, the file in it is refused.
  const ensureFolder = ensureFolders((folder) =>
    ask((sftp, done) => sftp.mkdir(at(folder), { mode: 0o755 }, done)).catch(ifAnswered),
  );

  return {
    parallel: 8,
    async read(file) {
      try {
        return await ask<Buffer>((sftp, done) => sftp.readFile(at(file), done));
      } catch (error) {
        if (answerOf(error) === NO_SUCH_FILE) return undefined;
        throw explained(error, file);
      }
    },
    async write(file, content) {
      const part = at(`${file}.part`);
      try {
        await ensureFolder(path.posix.dirname(file));
        await ask((sftp, done) => sftp.writeFile(part, content, { mode: 0o644 }, done));
        await rename(ask, part, at(file));
      } catch (error) {
        throw explained(error, file);
      }
    },
    async remove(file) {
      await unlink(ask, at(file)).catch((error) => {
        throw explained(error, file);
      });
      // An empty folder would be shown as a list of nothing, or as refused, in place of the 404 page.
      try {
        for (let up = path.posix.dirname(file); up !== '.'; up = path.posix.dirname(up)) {
          await ask((sftp, done) => sftp.rmdir(at(up), done));
        }
      } catch (error) {
        ifAnswered(error);
      }
    },
    close,
  };
}

/** Puts a file in another's place in one step; in two where the server lacks OpenSSH's extension. */
async function rename(ask: Ask, from: string, to: string): Promise<void> {
  try {
    await ask((sftp, done) => sftp.ext_openssh_rename(from, to, done));
  } catch (error) {
    if (!/not support/i.test(String(error))) throw error;
    await unlink(ask, to);
    await ask((sftp, done) => sftp.rename(from, to, done));
  }
}

async function unlink(ask: Ask, name: string): Promise<void> {
  await ask((sftp, done) => sftp.unlink(name, done)).catch((error) => {
    if (answerOf(error) !== NO_SUCH_FILE) throw error;
  });
}

/** The shop's folder as the server names it from its root. */
async function findFolder({ folder, server }: SftpSettings, ask: Ask): Promise<string> {
  try {
    const top = await ask<string>((sftp, done) => sftp.realpath(folder.replace(/^~\//, ''), done));
    const stats = await ask<Stats>((sftp, done) => sftp.stat(top, done));
    if (stats.isDirectory()) return top.replace(/\/$/, '');
  } catch (error) {
    ifAnswered(error);
  }
  const entries = await ask<FileEntryWithStats[]>((sftp, done) => sftp.readdir('.', done)).catch(
    () => [],
  );
  const folders = entries.filter(({ attrs }) => attrs.isDirectory());
  throw folderIssue(
    folder,
    server,
    folders.map(({ filename }) => filename),
  );
}

/** Throws the server's answer where the account may not write to the shop's folder. */
async function tryToWrite(top: string, ask: Ask): Promise<void> {
  const probe = `${top}/publish.part`;
  // A folder that is left over from an interrupted connection can be removed too.
  await ask((sftp, done) => sftp.mkdir(probe, done)).catch(ifAnswered);
  await ask((sftp, done) => sftp.rmdir(probe, done));
}

async function connect(
  settings: SftpSettings,
  secrets: Secrets,
  { keepHostKey, silenceMs = SILENCE_MS }: Options,
): Promise<{ ask: Ask; close(): Promise<void> }> {
  const { server, port, user } = settings;
  const client = new ssh2.Client();
  let hostKey = '';
  /** Rejects when the connection breaks, and never resolves. */
  const broken = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('close', () => reject(new Error('closed')));
  });
  broken.catch(() => {});
  client.on('keyboard-interactive', (_name, _instructions, _language, prompts, finish) => {
    finish(prompts.map(() => secrets.SFTP_PASSWORD ?? ''));
  });
  try {
    const ready = new Promise<void>((resolve) => client.once('ready', resolve));
    client.connect({
      host: server,
      port: Number(port),
      username: user,
      ...credentials(secrets),
      readyTimeout: silenceMs,
      keepaliveInterval: silenceMs / 2,
      keepaliveCountMax: 1,
      hostVerifier: (found: Buffer) => {
        hostKey = `SHA256:${createHash('sha256').update(found).digest('base64').replace(/=+$/, '')}`;
        return !settings.hostKey || settings.hostKey === hostKey;
      },
    });
    await Promise.race([ready, broken]);
    const session = new Promise<SFTPWrapper>((resolve, reject) =>
      client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))),
    );
    const sftp = await Promise.race([session, broken]);
    if (!settings.hostKey) keepHostKey(hostKey);
    const ask: Ask = (request) => {
      const answer = new Promise<never>((resolve, reject) =>
        request(sftp, (error, value) => (error ? reject(error) : resolve(value as never))),
      );
      return Promise.race([answer, broken]);
    };
    return {
      ask,
      async close() {
        client.end();
        const impatient = setTimeout(() => client.destroy(), 2000);
        await broken.catch(() => {});
        clearTimeout(impatient);
      },
    };
  } catch (error) {
    client.destroy();
    if (settings.hostKey && hostKey && settings.hostKey !== hostKey) {
      throw new HostError(
        `${server} has another key (${hostKey}) than at the first time (${settings.hostKey}), so nothing was sent: it may be another computer. Ask your host whether its key has changed; if so, take "hostKey" out of data/host.json.`,
      );
    }
    const { level, message } = error as { level?: string; message: string };
    if (level === 'client-authentication') {
      const used = hostKinds.sftp.secrets.filter((name) => secrets[name]);
      throw accountIssue(settings, used.join(' and '));
    }
    if (/subsystem|open failure/i.test(message)) {
      throw new HostError(
        `${server} lets the user ${user} in, but not to files. Ask your host to switch on SFTP for this account.`,
      );
    }
    throw openingIssue(error, { ...settings, protocol: 'SFTP' });
  }
}

/** How the user is known: by password, key or both. Throws where the key cannot be used. */
function credentials(secrets: Secrets): Partial<ConnectConfig> {
  const {
    SFTP_PASSWORD: password,
    SFTP_PRIVATE_KEY: key,
    SFTP_KEY_PASSPHRASE: passphrase,
  } = secrets;
  return {
    ...(password ? { password, tryKeyboard: true } : {}),
    ...(key ? { privateKey: readPrivateKey(key, passphrase) } : {}),
    ...(passphrase ? { passphrase } : {}),
  };
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
