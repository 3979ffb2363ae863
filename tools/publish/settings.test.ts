import { describeIssues } from '@/lib/catalogue/issue';
import { buildSettings, type HostKind, hostKinds, parseHostSettings, secretsOf } from './settings';

const sftp = {
  kind: 'sftp',
  address: 'https://www.duka.example/shop',
  server: 'ftp.duka.example',
  port: '22',
  user: 'duka',
  folder: 'public_html/shop',
};

test('the settings of a host are read', () => {
  expect(parseHostSettings(JSON.stringify(sftp))).toEqual({ settings: sftp });
});

test.each([
  ['broken', '{ "kind": ', 'data/host.json: must be JSON'],
  ['of no known kind', { ...sftp, kind: 'ftp' }, 'data/host.json: kind: must be cloudflare'],
  ['a list', [], 'data/host.json: kind: must be cloudflare'],
  ['without a server', { ...sftp, server: undefined }, 'data/host.json: server: must be a server'],
  ['with ftp:// before the server', { ...sftp, server: 'ftp://x' }, 'server: must be a server'],
  ['with a number as port', { ...sftp, port: 22 }, 'data/host.json: port: must be a number in quo'],
  [
    'with an address without https',
    { ...sftp, address: 'duka.example' },
    'address: must be an add',
  ],
  ['with a query in the address', { ...sftp, address: 'https://a.example/?b' }, 'without ? and #'],
  ['with a password', { ...sftp, password: 'x' }, 'data/host.json: password: must be left out'],
  [
    'of Cloudflare in a folder',
    { kind: 'cloudflare', address: 'https://a.example/b', account: '0'.repeat(32), project: 'b' },
    'address: must be an address without a folder: Cloudflare Pages shows',
  ],
])('a host file %s has a sentence that says what it must be', (_, content, sentence) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const parsed = parseHostSettings(text);
  expect(describeIssues('issues' in parsed ? parsed.issues : [])).toContain(sentence);
});

test('each kind of host accepts its own examples and what it offers where nothing is typed', () => {
  for (const [kind, { fields }] of Object.entries(hostKinds)) {
    for (const [name, field] of Object.entries(fields)) {
      const otherwise = 'otherwise' in field ? field.otherwise : undefined;
      const example = /"([^"]+)"/.exec(field.must)?.[1];
      for (const value of [otherwise, example]) {
        if (value)
          expect({ kind, name, fits: field.pattern.test(value) }).toEqual({
            kind,
            name,
            fits: true,
          });
      }
    }
  }
});

test.each<[HostKind, Record<string, string>, object]>([
  ['sftp', { SFTP_PASSWORD: 'a', OTHER: 'b' }, { secrets: { SFTP_PASSWORD: 'a' } }],
  ['sftp', { SFTP_PRIVATE_KEY: 'a' }, { secrets: { SFTP_PRIVATE_KEY: 'a' } }],
  ['sftp', { SFTP_PASSWORD: '' }, { missing: ['SFTP_PASSWORD or SFTP_PRIVATE_KEY'] }],
  ['bucket', { S3_ACCESS_KEY_ID: 'a' }, { missing: ['S3_SECRET_ACCESS_KEY'] }],
  ['folder', {}, { secrets: {} }],
])('the secrets of %s with %j are %j', (kind, env, expected) => {
  expect(secretsOf(kind, env)).toEqual(expected);
});

test.each([
  ['https://www.duka.example', 'https://www.duka.example', ''],
  ['https://www.duka.example/', 'https://www.duka.example', ''],
  ['https://duka.example/a/shop/', 'https://duka.example', '/a/shop'],
])('a shop at %s is built for %s and the folder "%s"', (address, origin, folder) => {
  expect(buildSettings(address)).toEqual({ NEXT_PUBLIC_SITE_URL: origin, BASE_PATH: folder });
});
