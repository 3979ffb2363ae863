import { describeIssues } from '@/lib/catalogue/issue';
import { buildSettings, hostKinds, parseHostSettings } from './settings';

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
  [
    'of no known kind',
    { ...sftp, kind: 'ftp' },
    'data/host.json: kind: must be sftp, ftps, folder, zip',
  ],
  ['a list', [], 'data/host.json: kind: must be sftp, ftps, folder, zip'],
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
    'of Cloudflare',
    { kind: 'cloudflare' },
    'kind: publish-shop no longer sends to Cloudflare. Delete the file. Then let',
  ],
  [
    'of Netlify',
    { kind: 'netlify' },
    'kind: publish-shop no longer sends to Netlify. Delete the file. Then let',
  ],
  [
    'of a bucket',
    { kind: 'bucket' },
    'kind: publish-shop no longer sends to a bucket. Delete the file. Then type',
  ],
])('a host file %s has a sentence that says what it must be', (_, content, sentence) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const parsed = parseHostSettings(text);
  expect(describeIssues('issues' in parsed ? parsed.issues : [])).toContain(sentence);
});

test('each kind of host accepts its own examples and what it offers where nothing is typed', () => {
  const wrong = Object.values(hostKinds)
    .flatMap(({ fields }) => Object.values(fields))
    .filter(({ must, pattern, otherwise }) => {
      const examples = [otherwise, /"([^"]+)"/.exec(must)?.[1]];
      return examples.some((example) => example && !pattern.test(example));
    });
  expect(wrong).toEqual([]);
});

test.each([
  ['https://www.duka.example', 'https://www.duka.example', ''],
  ['https://www.duka.example/', 'https://www.duka.example', ''],
  ['https://duka.example/a/shop/', 'https://duka.example', '/a/shop'],
])('a shop at %s is built for %s and the folder "%s"', (address, origin, folder) => {
  expect(buildSettings(address)).toEqual({ NEXT_PUBLIC_SITE_URL: origin, BASE_PATH: folder });
});
