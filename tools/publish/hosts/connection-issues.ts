import { HostError } from '@/tools/publish/host';

/** Where a connection goes, for the sentences about it. */
export interface Server {
  server: string;
  port: string;
  user: string;
  /** 'SFTP', 'FTP'. */
  protocol: string;
}

/** The longest that a server may be silent, in ms. */
export const SILENCE_MS = 30_000;

/**
 * An error of the network as a sentence for the owner: a HostError where trying again does not help,
 * else an Error. Any error that is not known counts as a cut connection.
 */
export function connectionIssue(error: unknown, { server, port, protocol }: Server): Error {
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
    return new Error(
      `${server} does not answer. Try again later; if it stays so, check the server and port ${port} with your host.`,
    );
  }
  return new Error(
    `The connection to ${server} was cut. Run it again: what is already there is not sent again.`,
  );
}

/** What the certificate of a server lacks; undefined where the error is about something else. */
export function certificateIssue(error: unknown, server: string): HostError | undefined {
  const { code, cert } = (error ?? {}) as {
    code?: string;
    cert?: { subjectaltname?: string; subject?: { CN?: string } };
  };
  switch (code) {
    case 'ERR_TLS_CERT_ALTNAME_INVALID': {
      const names = [...(cert?.subjectaltname ?? '').matchAll(/DNS:([^,\s]+)/g)].map(([, n]) => n);
      const said = names.length > 0 ? names.slice(0, 3).join(', ') : cert?.subject?.CN;
      return new HostError(
        `The certificate there is not for ${server} but for ${said ?? 'another name'}. Use that name as the server, or ask your host which one FTP has.`,
      );
    }
    case 'CERT_HAS_EXPIRED':
    case 'CERT_NOT_YET_VALID':
      return new HostError(
        `The certificate of ${server} is out of date. Check this computer's date, then ask your host to renew it.`,
      );
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'CERT_SIGNATURE_FAILURE':
    case 'CERT_REVOKED':
      return new HostError(
        `Nobody vouches for the certificate of ${server}, so the password was not sent. Ask your host for the server name that has a valid one, or use SFTP.`,
      );
    default:
      return undefined;
  }
}

/** The shop's own folder is not on the server. `others` are the folders that are. */
export function folderIssue(folder: string, server: string, others: readonly string[]): HostError {
  const seen = others.slice(0, 8).join(', ');
  return new HostError(
    `There is no folder "${folder}" at ${server}. ${seen ? `There are: ${seen}.` : 'There is none at all.'} Correct it in data/host.json, or make the folder at your host.`,
  );
}

/** The password or key of an account is refused. */
export function accountIssue({ server, user }: Server, secrets: string): HostError {
  return new HostError(
    `${server} refuses the user ${user} with this ${secrets}. Compare both with what your host wrote to you.`,
  );
}

/** A file cannot be written, as far as the server gives a reason. */
export function writeIssue(
  file: string,
  server: string,
  reason: 'permission' | 'space',
): HostError {
  return new HostError(
    reason === 'space'
      ? `${file} does not fit: the disk space of your account at ${server} is used up, or the number of files it may have. Free some there, then run it again.`
      : `${file} cannot be changed: this user may not write there. Ask your host for an account that may, or correct the folder in data/host.json.`,
  );
}
