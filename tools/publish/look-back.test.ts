import { hashOf } from './export-files';
import { lookBack } from './look-back';
import { planUpload } from './upload-plan';

const address = 'https://duka.example';
const page = (name: string) =>
  `<title>${name} | Duka</title><link rel="canonical" href="${address}/"/><h1>${name}</h1>`;
const files: Record<string, string> = {
  'index.html': page('Home'),
  '404.html': page('Not found'),
  'shop/a/index.html': page('Loafer'),
  'shop/b/index.html': page('Sandal'),
  '_next/static/a.js': 'script',
  'pictures/a.0-640.avif': 'picture',
};
const target = new Map(
  Object.entries(files).map(([file, text]) => [file, { hash: hashOf(text), size: text.length }]),
);
const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  avif: 'image/avif',
};
const old = page('Old Home');
const plan = planUpload({ files: new Map(), unused: new Map() }, target, new Date(0));

type Answer = Partial<{ body: string; status: number; type: string; url: string }>;

/** Looks at a host that serves the files; `edit` changes its answer to an address. */
function look(
  edit: (path: string) => Answer | undefined = () => undefined,
  at = address,
): Promise<string[]> {
  return lookBack({
    address: at,
    target,
    plan,
    before: (file) => (file === 'index.html' ? hashOf(old) : undefined),
    html: (file) => files[file] ?? '',
    wait: async () => {},
    fetch: async (url) => {
      const path = url.slice(at.length + 1);
      const file = path.replace(/(^|\/)$/, '$1index.html');
      const known = files[file];
      const { body, status, type, url: led } = edit(path) ?? {};
      const ending = known ? (file.split('.').at(-1) ?? '') : 'html';
      const response = new Response(body ?? known ?? files['404.html'], {
        status: status ?? (known ? 200 : 404),
        headers: { 'content-type': type ?? types[ending] ?? '' },
      });
      if (led)
        Object.defineProperties(response, { redirected: { value: true }, url: { value: led } });
      return response;
    },
  });
}

test('a live shop that is as published is confirmed', async () => {
  expect(await look()).toEqual([
    `Looked at ${address}: Home, Loafer, a script, a picture and the page for unknown addresses are as published.`,
  ]);
});

test.each<[string, (path: string) => Answer | undefined, string]>([
  ['not found', (path) => (path === '' ? { status: 404 } : undefined), 'is answered with 404'],
  [
    'the earlier page',
    (path) => (path === '' ? { body: old } : undefined),
    'Home is still the earlier one. Does the address',
  ],
  [
    'changed on its way',
    (path) => (path === '' ? { body: `${files['index.html']}<!-- -->` } : undefined),
    'Home arrives changed',
  ],
  [
    'another site’s',
    (path) => (path === '' ? { body: '<title>Parked</title>' } : undefined),
    'shows another page: "Parked"',
  ],
  [
    'at another address',
    (path) => (path === '' ? { url: 'https://www.duka.example/' } : undefined),
    'leads on to https://www.duka.example: make that the address',
  ],
])('a Home that is %s is reported', async (_, edit, sentence) => {
  const [head, ...issues] = await look(edit);
  expect(head).toBe(`Looked at ${address}:`);
  expect(issues).toHaveLength(1);
  expect(issues[0]).toContain(sentence);
});

test.each<[string, Answer, RegExp, string]>([
  [
    'a picture of a wrong type',
    { type: 'text/plain' },
    /^pictures/,
    'The host does not name the kind of .avif files, so some phones may not show them. Ask your host: serve .avif as image/avif.',
  ],
  [
    'another script',
    { body: 'x' },
    /^_next/,
    'a script (https://duka.example/_next/static/a.js) is not the file that was sent',
  ],
  [
    'a page of the host for unknown addresses',
    { body: 'x' },
    /^no-such-page/,
    '404.html is the page for it',
  ],
  [
    'an unknown address that is found',
    { status: 200 },
    /^no-such-page/,
    'answered with 200 in place of 404',
  ],
])('%s is reported', async (_, answer, at, sentence) => {
  const lines = await look((path) => (at.test(path) ? answer : undefined));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(sentence);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
  'a wrong type at %s is not reported',
  async (at) => {
    const lines = await look((path) => (/^pictures/.test(path) ? { type: 'x/y' } : undefined), at);
    expect(lines).toEqual([expect.stringContaining('are as published')]);
  },
);

test('a host that needs some seconds until it shows the new shop is waited for', async () => {
  const answers = [{ body: old }, { status: 404 }];
  const [line] = await look((path) => (path === '' ? answers.shift() : undefined));
  expect(line).toContain('are as published');
});

test('a shop that does not answer fails nothing', async () => {
  const lines = await look(() => {
    throw new TypeError('fetch failed');
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`Could not look at ${address}`);
});

test('an address of this computer that does not answer has no web server running', async () => {
  const at = 'http://localhost:3456';
  const lines = await look(() => {
    throw new TypeError('fetch failed');
  }, at);
  expect(lines).toEqual([`Could not look at ${at}: no web server is running there.`]);
});
