import { type Issue, issueCollector } from '@/lib/catalogue/issue';
import { asRecord } from '@/lib/values/unknown-values';

interface ServerSettings {
  address: string;
  server: string;
  port: string;
  user: string;
  folder: string;
}

export interface SftpSettings extends ServerSettings {
  kind: 'sftp';
  /** The server's key of the first connection: 'SHA256:…'. */
  hostKey?: string;
}

export interface FtpsSettings extends ServerSettings {
  kind: 'ftps';
  /** 'plain': without TLS, readable on the way. */
  encryption?: string;
}

/** Where the shop is published: the content of data/host.json. It holds no secret. */
export type HostSettings =
  | SftpSettings
  | FtpsSettings
  | { kind: 'folder'; address: string; folder: string }
  | { kind: 'zip'; address: string; file: string };

export type HostKind = HostSettings['kind'];

interface Field {
  /** The question for the owner; the answer is kept. */
  question: string;
  /** 'must be …' */
  must: string;
  pattern: RegExp;
  /** The answer where nothing is typed. */
  otherwise?: string;
}

interface Kind {
  /** How the host is named among the choices. */
  name: string;
  fields: Readonly<Record<string, Field>>;
  /** A field that may be left out, and is not asked. */
  unasked?: Readonly<Record<string, Pick<Field, 'must' | 'pattern'>>>;
  /** The settings of the environment, one of which the host needs. */
  secrets: readonly string[];
}

const text = /^\S(?:.*\S)?$/;
const address = {
  question: "The shop's address, with its folder if it has one (such as https://www.example.co.ke)",
  must: 'must be an address that begins with https:// (or http://, for a trial), without ? and #',
  pattern: /^https?:\/\/[\p{L}\d.-]+(?::[1-6]?\d{1,4})?(?:\/[\w.-]+)*\/?$/u,
};
const serverFields = (port: string) => ({
  address,
  server: {
    question: 'The server, as the host names it (such as ftp.example.co.ke)',
    must: 'must be a server, such as "ftp.example.co.ke", without ftp:// and without a folder',
    pattern: /^[\w.-]+$/,
  },
  port: {
    question: 'The port',
    must: `must be a number in quotes, such as "${port}"`,
    pattern: /^\d{1,5}$/,
    otherwise: port,
  },
  user: { question: 'The user name there', must: 'must be a user name', pattern: text },
  folder: {
    question: 'The folder on the server that the shop is in',
    must: 'must be a folder, such as "public_html"',
    pattern: text,
    otherwise: 'public_html',
  },
});

/** Every kind of host, in the order in which they are offered. */
export const hostKinds: Readonly<Record<HostKind, Kind>> = {
  sftp: {
    name: 'cPanel or another host, by SFTP',
    fields: serverFields('22'),
    unasked: {
      hostKey: {
        must: 'must be the key that the server had the first time, such as "SHA256:…", or left out',
        pattern: /^SHA256:[\w+/]{43}$/,
      },
    },
    secrets: ['SFTP_PASSWORD', 'SFTP_PRIVATE_KEY'],
  },
  ftps: {
    name: 'cPanel or another host, by FTP with TLS (FTPS)',
    fields: serverFields('21'),
    unasked: {
      encryption: {
        must: 'must be left out; "plain" only where a host has nothing else, as the password can then be read on its way',
        pattern: /^plain$/,
      },
    },
    secrets: ['FTPS_PASSWORD'],
  },
  folder: {
    name: 'a folder on this computer',
    fields: {
      address,
      folder: {
        question: 'The folder',
        must: 'must be a folder',
        pattern: text,
        otherwise: '../published-shop',
      },
    },
    secrets: [],
  },
  zip: {
    name: 'a zip file for me',
    fields: {
      address,
      file: {
        question: 'The file',
        must: 'must be a file that ends with .zip',
        pattern: /^\S.*\.zip$/i,
        otherwise: '../published-shop.zip',
      },
    },
    secrets: [],
  },
};

export const hostFile = 'data/host.json';

/** The advice for host kinds that existed earlier. */
const inRepository = (name: string) =>
  `publish-shop no longer sends to ${name}. Delete the file. Then let ${name} build the shop from your repository (docs/owner/publish.md), or type "npm run publish-shop" and choose a zip to drag into its page`;
const FORMER_KINDS: Readonly<Record<string, string>> = {
  cloudflare: inRepository('Cloudflare'),
  netlify: inRepository('Netlify'),
  bucket: `publish-shop no longer sends to a bucket. Delete the file. Then type "npm run publish-shop", choose a folder, and send that with your storage's own program`,
};

/** The mistake in an answer: 'must be …'; undefined for a right answer. */
export function answerIssue({ must, pattern }: Pick<Field, 'must' | 'pattern'>, value: unknown) {
  return typeof value === 'string' && pattern.test(value) ? undefined : must;
}

/** The settings of `data/host.json`, or every issue in it. */
export function parseHostSettings(
  content: string,
): { settings: HostSettings } | { issues: Issue[] } {
  const { add, issues } = issueCollector({ file: hostFile });
  const again = 'delete the file and type "npm run publish-shop" to be asked again';
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    const message = `must be JSON, a list of "name": "value" in braces: correct it, or ${again}`;
    return { issues: [{ file: hostFile, message }] };
  }
  const record = asRecord(value);
  const kind = String(record.kind);
  if (!isHostKind(kind)) {
    const former = FORMER_KINDS[kind];
    if (former) add('kind', former);
    else add('kind', `must be ${Object.keys(hostKinds).join(', ')}, or ${again}`, record.kind);
    return { issues };
  }
  const { fields, unasked = {} } = hostKinds[kind];
  for (const [name, field] of Object.entries(fields)) {
    const must = answerIssue(field, record[name]);
    if (must) add(name, must, record[name]);
  }
  for (const name of Object.keys(record)) {
    if (name === 'kind' || fields[name]) continue;
    const must = unasked[name]
      ? answerIssue(unasked[name], record[name])
      : `must be left out; a host of the kind ${kind} has ${Object.keys(fields).join(', ')}`;
    if (must) add(name, must);
  }
  return issues.length > 0 ? { issues } : { settings: record as unknown as HostSettings };
}

/** A build's two settings for an address: 'https://example.co.ke/shop' → its origin and '/shop'. */
export function buildSettings(address: string): {
  NEXT_PUBLIC_SITE_URL: string;
  BASE_PATH: string;
} {
  const { origin, pathname } = new URL(address);
  return { NEXT_PUBLIC_SITE_URL: origin, BASE_PATH: pathname.replace(/\/+$/, '') };
}

function isHostKind(value: string): value is HostKind {
  return Object.hasOwn(hostKinds, value);
}
