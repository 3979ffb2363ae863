import { type Issue, issueCollector } from '@/lib/catalogue/issue';
import { asRecord } from '@/lib/format/unknown-values';

/** Where the shop is published: the content of data/host.json. It holds no secret. */
export type HostSettings = {
  [Kind in HostKind]: { kind: Kind; address: string } & {
    [Name in keyof (typeof hostKinds)[Kind]['fields']]: string;
  } & ((typeof hostKinds)[Kind] extends { unasked: infer Fields }
      ? { [Name in keyof Fields]?: string }
      : unknown);
}[HostKind];

export type HostKind = keyof typeof hostKinds;

interface Field {
  /** What the owner is asked; the answer is kept. */
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
  /** Fields that may be left out, and are not asked. */
  unasked?: Readonly<Record<string, Pick<Field, 'must' | 'pattern'>>>;
  /** The settings of the environment that hold its secrets; of a list in it, one is enough. */
  secrets: readonly (readonly string[])[];
  /** Secrets that only some accounts have. */
  moreSecrets?: readonly string[];
}

const text = /^\S(?:.*\S)?$/;
const serverName = {
  question: 'The server, as the host names it (such as ftp.example.co.ke)',
  must: 'must be a server, such as "ftp.example.co.ke", without ftp:// and without a folder',
  pattern: /^[\w.-]+$/,
};
const user = { question: 'The user name there', must: 'must be a user name', pattern: text };
const serverFolder = {
  question: 'The folder on the server that the shop is in',
  must: 'must be a folder, such as "public_html"',
  pattern: text,
  otherwise: 'public_html',
};
const port = (otherwise: string) => ({
  question: 'The port',
  must: `must be a number in quotes, such as "${otherwise}"`,
  pattern: /^\d{1,5}$/,
  otherwise,
});

/** Every kind of host, in the order in which they are offered. */
export const hostKinds = {
  cloudflare: {
    name: 'Cloudflare Pages',
    fields: {
      account: {
        question: 'The account id, from the address of its page at dash.cloudflare.com',
        must: 'must be 32 digits and letters a to f',
        pattern: /^[0-9a-f]{32}$/,
      },
      project: {
        question: 'The name of the project',
        must: 'must be the name of a project, such as "njeri-wear"',
        pattern: /^[a-z0-9][a-z0-9-]*$/,
      },
    },
    secrets: [['CLOUDFLARE_API_TOKEN']],
  },
  netlify: {
    name: 'Netlify',
    fields: {
      site: {
        question: 'The name of the site, such as njeri-wear.netlify.app',
        must: 'must be the name of a site, such as "njeri-wear.netlify.app"',
        pattern: /^[\w.-]+$/,
      },
    },
    secrets: [['NETLIFY_AUTH_TOKEN']],
  },
  sftp: {
    name: 'cPanel or another host, by SFTP',
    fields: { server: serverName, port: port('22'), user, folder: serverFolder },
    unasked: {
      hostKey: {
        must: 'must be the key that the server had the first time, such as "SHA256:…", or left out',
        pattern: /^SHA256:[\w+/]{43}$/,
      },
    },
    secrets: [['SFTP_PASSWORD', 'SFTP_PRIVATE_KEY']],
    moreSecrets: ['SFTP_KEY_PASSPHRASE'],
  },
  ftps: {
    name: 'cPanel or another host, by FTP with TLS (FTPS)',
    fields: { server: serverName, port: port('21'), user, folder: serverFolder },
    unasked: {
      encryption: {
        must: 'must be left out; "plain" only where a host has nothing else, as the password can then be read on its way',
        pattern: /^plain$/,
      },
    },
    secrets: [['FTPS_PASSWORD']],
  },
  bucket: {
    name: 'a bucket (Amazon S3, Cloudflare R2 or another of that kind)',
    fields: {
      endpoint: {
        question: 'The address of the storage (its endpoint)',
        must: 'must be an address that begins with https:// (or http://, for a trial)',
        pattern: /^https?:\/\/\S+$/,
      },
      region: {
        question: 'The region',
        must: 'must be a region, such as "auto"',
        pattern: /^[\w-]+$/,
        otherwise: 'auto',
      },
      bucket: {
        question: 'The name of the bucket',
        must: 'must be the name of a bucket',
        pattern: /^[\w.-]+$/,
      },
      folder: {
        question: 'The folder in the bucket; a point for none',
        must: 'must be a folder, or "." for none',
        pattern: text,
        otherwise: '.',
      },
    },
    secrets: [['S3_ACCESS_KEY_ID'], ['S3_SECRET_ACCESS_KEY']],
  },
  folder: {
    name: 'a folder on this computer',
    fields: {
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
      file: {
        question: 'The file',
        must: 'must be a file that ends with .zip',
        pattern: /^\S.*\.zip$/i,
        otherwise: '../published-shop.zip',
      },
    },
    secrets: [],
  },
} as const satisfies Record<string, Kind>;

export const hostFile = 'data/host.json';

/** The question that every kind has. Cloudflare and Netlify show a shop at the top of an address alone. */
export const addressField: Field = {
  question: "The shop's address, with its folder if it has one (such as https://www.example.co.ke)",
  must: 'must be an address that begins with https:// (or http://, for a trial), without ? and #',
  pattern: /^https?:\/\/[^\s/?#]+(?:\/[\w.-]+)*\/?$/,
};

/** The fields of a kind of host, the address first. */
export function fieldsOf(kind: HostKind): Readonly<Record<string, Field>> {
  return { address: addressField, ...hostKinds[kind].fields };
}

/** What is wrong with an answer: 'must be …'; undefined where it is right. */
export function answerIssue(kind: HostKind, name: string, value: unknown): string | undefined {
  const field = fieldsOf(kind)[name];
  if (!field || typeof value !== 'string' || !field.pattern.test(value)) return field?.must;
  if (name !== 'address') return undefined;
  if (!URL.canParse(value)) return field.must;
  const atTop = new URL(value).pathname === '/';
  return atTop || (kind !== 'cloudflare' && kind !== 'netlify')
    ? undefined
    : `must be an address without a folder: ${hostKinds[kind].name} shows a shop at the top of its address`;
}

/** The settings of `data/host.json`, or every issue in it (docs/behaviour.md 24.1). */
export function parseHostSettings(
  content: string,
): { settings: HostSettings } | { issues: Issue[] } {
  const { add, issues } = issueCollector({ file: hostFile });
  const again = 'or delete the file and type "npm run publish-shop" to be asked again';
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    const message = `must be JSON, a list of "name": "value" in braces: correct it, ${again}`;
    return { issues: [{ file: hostFile, message }] };
  }
  const record = asRecord(value);
  const { kind } = record;
  if (!isHostKind(kind)) {
    add('kind', `must be ${Object.keys(hostKinds).join(', ')}, ${again}`, kind);
    return { issues };
  }
  const fields = fieldsOf(kind);
  for (const name of Object.keys(fields)) {
    const must = answerIssue(kind, name, record[name]);
    if (must) add(name, must, record[name]);
  }
  const unasked: Kind['unasked'] = (hostKinds[kind] as Kind).unasked ?? {};
  for (const name of Object.keys(record)) {
    const field = unasked[name];
    if (field) {
      if (!field.pattern.test(String(record[name]))) add(name, field.must, record[name]);
    } else if (name !== 'kind' && !Object.hasOwn(fields, name)) {
      add(
        name,
        `must be left out; a host of the kind ${kind} has ${Object.keys(fields).join(', ')}`,
      );
    }
  }
  return issues.length > 0 ? { issues } : { settings: record as HostSettings };
}

/** The secrets of a host from the environment, by name; or the names of those that are missing. */
export function secretsOf(
  kind: HostKind,
  env: Readonly<Record<string, string | undefined>>,
): { secrets: Record<string, string> } | { missing: string[] } {
  const { secrets: lists, moreSecrets = [] }: Kind = hostKinds[kind];
  const missing = lists.filter((names) => !names.some((name) => env[name]));
  if (missing.length > 0) return { missing: missing.map((names) => names.join(' or ')) };
  return {
    secrets: Object.fromEntries(
      [...lists.flat(), ...moreSecrets].flatMap((name) => (env[name] ? [[name, env[name]]] : [])),
    ),
  };
}

/** The two settings of a build for an address: 'https://example.co.ke/shop' → its origin and '/shop'. */
export function buildSettings(address: string): {
  NEXT_PUBLIC_SITE_URL: string;
  BASE_PATH: string;
} {
  const { origin, pathname } = new URL(address);
  return { NEXT_PUBLIC_SITE_URL: origin, BASE_PATH: pathname.replace(/\/+$/, '') };
}

export function isHostKind(value: unknown): value is HostKind {
  return typeof value === 'string' && Object.hasOwn(hostKinds, value);
}
