import { photoFolders } from '@/lib/catalogue/photo-places';
import { asRecord, textOf } from '@/lib/values/unknown-values';
import type { CodeHost } from './github-host';
import { shopTime } from './shop-time';

interface TreeEntry {
  path: string;
  mode: string;
  type: string;
  sha: string;
}

/**
 * The files of data/ that stay: the program's own, and the address of the host. The list of
 * published products is restored too, because the check would otherwise ask for newer addresses.
 */
const staysInData: readonly string[] = ['schema', 'words', 'host.json'];

/** The forms of data/ were other ones at that time: its facts cannot be read by today's program. */
export class OtherForms extends Error {}

/**
 * Gives data/ the facts and photos that it had at a commit, as one new commit on the desk's branch; nothing
 * is committed where they are the same. `at` is the time of that shop. Whether there is a new commit.
 * Throws a `CodeHostError`, of the kind 'moved' where somebody saved meanwhile, and `OtherForms`.
 */
export async function putBack(host: CodeHost, commit: string, at: Date): Promise<boolean> {
  const ref = `heads/${encodeURIComponent(host.branch)}`;
  const head = textOf(asRecord(asRecord(await host.json(`git/ref/${ref}`)).object).sha);
  const [root, now] = await dataOf(host, head);
  const [, then] = await dataOf(host, commit);
  if (shaIn(now, 'schema') !== shaIn(then, 'schema')) throw new OtherForms();

  const photos = await newTree(host, [
    ...without(await subtree(host, then, 'photos'), [photoFolders.fresh]),
    ...(await waitingPhotos(host, now, then)),
  ]);
  const data = await newTree(host, [
    ...without(then, ['photos', ...staysInData]),
    ...folder('photos', photos),
    ...now.filter(({ path }) => staysInData.includes(path)),
  ]);
  const tree = await newTree(host, folder('data', data), root);
  if (tree === root) return false;
  const sent = await host.send('POST', 'git/commits', {
    message: `Back to the shop of ${shopTime(at, new Date(0))}`,
    tree,
    parents: [head],
  });
  await host.send('PATCH', `git/refs/${ref}`, { sha: asRecord(sent).sha, force: false });
  return true;
}

/** The tree of a commit, and what is in its folder data/. */
async function dataOf(host: CodeHost, commit: string): Promise<[string, TreeEntry[]]> {
  const root = textOf(asRecord(asRecord(await host.json(`git/commits/${commit}`)).tree).sha);
  return [root, await subtree(host, await treeOf(host, root), 'data')];
}

async function treeOf(host: CodeHost, sha: string): Promise<TreeEntry[]> {
  const { tree } = asRecord(await host.json(`git/trees/${sha}`));
  return Array.isArray(tree)
    ? tree.map(({ path, mode, type, sha }) => ({ path, mode, type, sha }))
    : [];
}

async function subtree(
  host: CodeHost,
  entries: readonly TreeEntry[],
  name: string,
): Promise<TreeEntry[]> {
  const sha = shaIn(entries, name);
  return sha ? treeOf(host, sha) : [];
}

function shaIn(entries: readonly TreeEntry[], name: string): string | undefined {
  return entries.find(({ path }) => path === name)?.sha;
}

/** Waiting photos stay, except those of products that the earlier shop does not have. */
async function waitingPhotos(
  host: CodeHost,
  now: readonly TreeEntry[],
  then: readonly TreeEntry[],
): Promise<TreeEntry[]> {
  const { fresh } = photoFolders;
  const waiting = await subtree(host, await subtree(host, now, 'photos'), fresh);
  const products = await subtree(host, await subtree(host, then, 'catalogue'), 'products');
  const stays = ({ path, type }: TreeEntry) =>
    type !== 'tree' || shaIn(products, `${path}.ts`) !== undefined;
  return folder(fresh, await newTree(host, waiting.filter(stays)));
}

function without(entries: readonly TreeEntry[], names: readonly string[]): TreeEntry[] {
  return entries.filter(({ path }) => !names.includes(path));
}

function folder(path: string, sha: string | undefined): TreeEntry[] {
  return sha ? [{ path, mode: '040000', type: 'tree', sha }] : [];
}

/** The tree of these entries, beside those of another tree; undefined for none. */
async function newTree(
  host: CodeHost,
  tree: readonly TreeEntry[],
  base?: string,
): Promise<string | undefined> {
  if (tree.length === 0) return undefined;
  const sent = await host.send('POST', 'git/trees', { tree, ...(base && { base_tree: base }) });
  return textOf(asRecord(sent).sha);
}
