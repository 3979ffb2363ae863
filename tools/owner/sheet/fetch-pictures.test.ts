import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { fetchPictures } from './fetch-pictures';

/*
 * Pictures from a server on this computer, put into a folder of their own.
 */
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const LARGEST = 100_000;
let server: Server;
let host: string;
let photo: Buffer;
/** Requests that are answered once three of them are open. */
const AT_ONCE = 3;
let open: (() => void)[] = [];
let mostOpen = 0;

beforeAll(async () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#884422' } });
  photo = await picture(800, 1000).jpeg().toBuffer();
  const answers: Record<string, [type: string, content: Buffer]> = {
    '/photo.jpg': ['image/jpeg', photo],
    // The content differs from the type that the address and the header claim.
    '/photo': ['application/octet-stream', await picture(700, 700).png().toBuffer()],
    '/small.jpg': ['image/jpeg', await picture(300, 400).jpeg().toBuffer()],
    '/animated.gif': ['image/gif', await picture(700, 700).gif().toBuffer()],
    '/text.jpg': ['image/jpeg', Buffer.from('not found')],
    '/half.jpg': ['image/jpeg', photo.subarray(0, photo.length / 2)],
    '/page.jpg': ['text/html', Buffer.from('<p>Sign in</p>')],
  };
  server = createServer((request, response) => {
    const address = request.url ?? '';
    if (address === '/slow.jpg') return;
    if (address === '/together.jpg') {
      open.push(() => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo));
      mostOpen = Math.max(mostOpen, open.length);
      if (open.length < AT_ONCE) return;
      setImmediate(() => {
        for (const answer of open) answer();
        open = [];
      });
      return;
    }
    if (address === '/large.jpg') {
      // Without a length, so that it is counted as it comes.
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      for (let part = 0; part < 20; part += 1) response.write(Buffer.alloc(LARGEST / 10));
      response.end();
      return;
    }
    const [type, content] = answers[address.split('?')[0] ?? ''] ?? [];
    if (!type) response.writeHead(404).end();
    else setImmediate(() => response.writeHead(200, { 'content-type': type }).end(content));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mostOpen = 0;
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const product = (id: string, ...files: string[]) => {
  const addresses = files.map((file) => `${host}/${file}`);
  return { id, name: `The ${id}`, row: 2, addresses };
};
const options = { folder, largestBytes: LARGEST, timeoutMs: 5000 };

test('pictures are kept under their product’s name, with the ending of what they are', async () => {
  const found = await fetchPictures([product('boot', 'photo.jpg?v=2', 'photo')], options);
  expect(found).toMatchObject({ count: 2, failures: [] });
  expect(readdirSync(folder)).toEqual(['boot-2.png', 'boot.jpg']);
});

test.each([
  ['is not there', 'gone.jpg', 'answers with the error 404.'],
  ['is a web page', 'page.jpg', 'is a web page and not a picture.'],
  ['is no picture', 'text.jpg', 'is no picture: the shop takes JPEG, PNG and WebP.'],
  ['is of another kind', 'animated.gif', 'is a picture of the kind gif'],
  ['is too small', 'small.jpg', 'is 300 × 400 px. Each side needs 600 px'],
  ['is too large a file', 'large.jpg', 'is larger than 0.1 MB.'],
  ['is half a picture', 'half.jpg', 'cannot be read as a picture'],
])(
  'a picture that %s is named with its product, row and address, and others are kept',
  async (_what, file, why) => {
    const { count, ready, failures } = await fetchPictures(
      [product('boot', file), product('clog', 'photo.jpg')],
      options,
    );
    expect({ count, ready }).toEqual({ count: 1, ready: ['clog'] });
    expect(failures).toHaveLength(1);
    expect(failures[0]).toContain(`The boot (row 2): ${host}/${file} ${why}`);
    expect(readdirSync(folder)).toEqual(['clog.jpg']);
  },
);

test('a picture that does not come in time, and a host that is not there, are named', async () => {
  const gone = { ...product('clog'), addresses: ['http://127.0.0.1:1/photo.jpg'] };
  const { failures } = await fetchPictures([product('boot', 'slow.jpg'), gone], {
    ...options,
    timeoutMs: 300,
  });
  expect(failures).toEqual([
    `The boot (row 2): ${host}/slow.jpg was not there within 0.3 s.`,
    'The clog (row 2): http://127.0.0.1:1/photo.jpg cannot be reached.',
  ]);
});

test('a few are fetched at a time, and one that waits already is not fetched again', async () => {
  const products = Array.from({ length: 4 * AT_ONCE }, (_, at) =>
    product(`boot-no-${at}`, 'together.jpg'),
  );
  await fetchPictures(products, { ...options, atOnce: AT_ONCE });
  expect(readdirSync(folder)).toHaveLength(12);
  expect(mostOpen).toBe(AT_ONCE);
  writeFileSync(join(folder, 'clog.png'), photo);
  expect(await fetchPictures([...products, product('clog', 'photo.jpg')], options)).toMatchObject({
    count: 0,
    failures: [],
  });
});
