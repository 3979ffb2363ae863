import { OtherForms, putBack } from './earlier-shop';
import type { CodeHost } from './github-host';

const blob = (path: string, sha: string) => ({ path, mode: '100644', type: 'blob', sha });
const tree = (path: string, sha: string) => ({ path, mode: '040000', type: 'tree', sha });
const at = new Date('2026-11-24T07:42:00Z');

/** A code host with a shop of now and one of then, whose forms are `schemaThen`; what was sent is in `sent`. */
function hostWith(schemaThen: string) {
  const answers: Record<string, unknown> = {
    'git/ref/heads/main': { object: { sha: 'head' } },
    'git/commits/head': { tree: { sha: 'root now' } },
    'git/commits/old': { tree: { sha: 'root then' } },
    'git/trees/root now': { tree: [tree('data', 'data now'), blob('README.md', 'r')] },
    'git/trees/root then': { tree: [tree('data', 'data then')] },
    'git/trees/data now': {
      tree: [
        tree('schema', 'forms'),
        tree('photos', 'photos now'),
        blob('shop.ts', 'now'),
        blob('host.json', 'the host of now'),
        blob('published.json', 'published now'),
      ],
    },
    'git/trees/data then': {
      tree: [
        tree('schema', schemaThen),
        tree('photos', 'photos then'),
        blob('shop.ts', 'then'),
        blob('host.json', 'the host of then'),
        blob('published.json', 'published then'),
      ],
    },
    'git/trees/photos now': { tree: [tree('new', 'waiting'), tree('shoes', 'now')] },
    'git/trees/photos then': { tree: [tree('shoes', 'then')] },
  };
  const sent: unknown[] = [];
  const host = {
    branch: 'main',
    json: async (path: string) => answers[path],
    send: async (method: string, path: string, body: unknown) => {
      sent.push([method, path, body]);
      return { sha: `sent ${sent.length}` };
    },
  } as unknown as CodeHost;
  return { host, sent };
}

test('facts and photos are those of then; where the shop is, and photos that wait, stay', async () => {
  const { host, sent } = hostWith('forms');
  expect(await putBack(host, 'old', at)).toBe(true);
  const data = [
    blob('shop.ts', 'then'),
    blob('published.json', 'published then'),
    tree('photos', 'sent 1'),
    tree('schema', 'forms'),
    blob('host.json', 'the host of now'),
  ];
  expect(sent).toEqual([
    ['POST', 'git/trees', { tree: [tree('shoes', 'then'), tree('new', 'waiting')] }],
    ['POST', 'git/trees', { tree: data }],
    ['POST', 'git/trees', { base_tree: 'root now', tree: [tree('data', 'sent 2')] }],
    [
      'POST',
      'git/commits',
      {
        message: expect.stringMatching(/^Back to the shop of Tue,? 24 Nov, 10:42$/),
        tree: 'sent 3',
        parents: ['head'],
      },
    ],
    ['PATCH', 'git/refs/heads/main', { sha: 'sent 4', force: false }],
  ]);
});

test('a shop whose forms were others is not put back', async () => {
  const { host, sent } = hostWith('older forms');
  await expect(putBack(host, 'old', at)).rejects.toThrow(OtherForms);
  expect(sent).toEqual([]);
});
