import { HostError } from '@/tools/publish/host';

/** Where a connection goes, for the sentences about it. */
interface Server {
  server: string;
  port: string;
  user: string;
  /** 'SFTP', 'FTP'. */
  protocol: string;
}

/** The longest that a server may be silent, in ms. */
export const SILENCE_MS = 30_000;

/** The number of a server's answer, such as 550; undefined where the error is not an answer. */
export function answerOf(error: unknown): number | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'number' ? code : undefined;
}

/** Nothing where the server answered with an error; throws where the connection broke. */
export function ifAnswered(error: unknown): undefined {
  if (answerOf(error) === undefined) throw error;
}

/**
 * A sentence for an error of opening a connection: a HostError if the network, the server or its
 * certificate is the reason. Any other error is returned unchanged, and counts as an interrupted
 * connection.
 */
export function openingIssue(error: unknown, { server, port, protocol }: Server): unknown {
  if (error instanceof HostError) return error;
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  const text = `${code} ${message}`;
  if (/ENOTFOUND/.test(text)) {
    return new HostError(
      `No server has the name ${server}. Compare it with what your host wrote to you, and check that this computer is online.`,
    );
  }
  if (/EAI_AGAIN|ENETUNREACH|ENETDOWN/.test(text)) {
    return new HostError(
      `${server} cannot be looked up. Check that this computer is online, then run it again.`,
    );
  }
  if (/ECONNREFUSED|EHOSTUNREACH/.test(text)) {
    return new HostError(
      `${server} takes no connection at port ${port}. Ask your host which port ${protocol} has there.`,
    );
  }
  if (/tim(?:ed|e)[ -]?out/i.test(text)) {
    return new HostError(
      `${server} does not answer at port ${port}. Try again later; if it stays so, ask your host which port ${protocol} has there.`,
    );
  }
  if (/ALTNAME/.test(code)) {
    const { subjectaltname = '' } = (error as { cert?: { subjectaltname?: string } }).cert ?? {};
    const names = [...subjectaltname.matchAll(/DNS:([^,\s]+)/g)].map(([, name]) => name);
    return new HostError(
      `The certificate there is not for ${server} but for ${names.slice(0, 3).join(', ') || 'another name'}. Use that name as the server, or ask your host which one FTP has.`,
    );
  }
  if (/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)/.test(code)) {
    return new HostError(
      `The certificate of ${server} is out of date. Check this computer's date, then ask your host to renew it.`,
    );
  }
  if (/CERT|UNABLE_TO_VERIFY/.test(code)) {
    return new HostError(
      `Nobody vouches for the certificate of ${server}, so the password was not sent. Ask your host for the server name that has a valid one, or use SFTP.`,
    );
  }
  return error;
}

/** The shop's folder is not on the server. `names` are the folders that exist. */
export function folderIssue(folder: string, server: string, names: readonly string[]): HostError {
  const others = names.filter((name) => !name.startsWith('.')).sort();
  const seen = others.slice(0, 8).join(', ');
  return new HostError(
    `There is no folder "${folder}" at ${server}. ${seen ? `There are: ${seen}.` : 'There is none at all.'} Correct it in data/host.json, or make the folder at your host.`,
  );
}

/** The password or key of an account is refused. */
export function accountIssue(
  { server, user }: Pick<Server, 'server' | 'user'>,
  secrets: string,
): HostError {
  return new HostError(
    `${server} refuses the user ${user} with this ${secrets}. Compare both with what your host wrote to you.`,
  );
}

/** The account's space is used up, or its number of files. */
export function spaceIssue(file: string, server: string): HostError {
  return new HostError(
    `${file} does not fit: the disk space of your account at ${server} is used up, or the number of files it may have. Free some there, then run it again.`,
  );
}

/** The account may not write a file there. */
export function permissionIssue(file: string): HostError {
  return new HostError(
    `${file} cannot be changed: this user may not write there. Ask your host for an account that may, or correct the folder in data/host.json.`,
  );
}
