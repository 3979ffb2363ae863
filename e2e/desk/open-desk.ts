import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from '@/e2e/fixtures';
import { desk } from '@/e2e/servers';
import { token } from './token';

/** Where the desk keeps its files in a try (try.html): a folder of the browser's private file system. */
const ROOT = 'sveltia-cms-test';

/** The folder that a desk of these tests opens. */
export const shopFolder = 'e2e/shop/data';

/** The path in the repository of each file of a shop, and its bytes. */
export type ShopFiles = ReadonlyMap<string, Buffer>;

/** The files of a folder of data/ as a repository has them, 'data/shop.ts'. */
export function filesOf(folder: string = shopFolder): ShopFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [inRepository(path.relative(folder, file)), readFileSync(file)]),
  );
}

function inRepository(file: string): string {
  return `data/${file.split(path.sep).join('/')}`;
}

/** Opens the desk on a shop that is kept in the browser alone, signed in: its list of parts. */
export async function openDesk(page: Page, files: ShopFiles = filesOf()) {
  await page.route('**/empty-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Empty</title>' }),
  );
  await page.goto('empty-page');
  await page.evaluate(writeFiles, {
    root: ROOT,
    files: [...files].map(([file, bytes]) => [file, bytes.toString('base64')] as const),
  });
  await page.goto('try.html');
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
}

/** Signs in with a token, as an owner does, from the desk's first page. */
export async function signIn(page: Page, token: string) {
  await page.getByRole('button', { name: 'Sign in with the code of your shop' }).click();
  await page.getByRole('textbox', { name: 'Code of your shop' }).fill(token);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Opens the desk on the repository of the double of the code host: its list of parts. */
export async function openDeskOfHost(page: Page) {
  await page.goto('');
  await signIn(page, token);
  await expect(page.getByRole('tree', { name: 'Collection List' })).toBeVisible();
}

/** Opens a part of the desk by its name in the list of parts: the products, or a form of facts. */
export async function openPart(page: Page, name: string) {
  await page.getByRole('treeitem', { name, exact: true }).click();
}

/** Opens a product's form, from the list of parts. */
export async function openProduct(page: Page, name: string) {
  await openPart(page, 'Products');
  await page.getByRole('row', { name }).click();
}

/** Opens the form of a new product, from the list of parts, with all its fields drawn. */
export async function openNewProduct(page: Page) {
  await openPart(page, 'Products');
  await page.getByRole('button', { name: 'Create New Entry' }).click();
  await expect(page.getByRole('radio', { name: 'One size' })).toBeVisible();
}

/** Saves the form that is open. */
export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/**
 * Closes the answer of a refused save. The package takes the focus from any field until the answer is gone, half
 * a second later: what is typed before would be lost.
 */
export async function closeRefusal(page: Page) {
  const refusal = page.getByRole('alertdialog');
  await refusal.getByRole('button', { name: 'OK' }).click();
  await expect(refusal).toBeHidden();
}

/** All files that the desk keeps now. */
export async function savedFiles(page: Page): Promise<ShopFiles> {
  let files: [string, string][] = [];
  // A file that is written is another one for a moment.
  await expect(async () => {
    files = await page.evaluate(readFiles, ROOT);
  }).toPass();
  return new Map(files.map(([file, base64]) => [file, Buffer.from(base64, 'base64')]));
}

/** The text of one file that the desk keeps now; undefined for a file that is not there. */
export async function savedText(page: Page, file: string): Promise<string | undefined> {
  return (await savedFiles(page)).get(file)?.toString();
}

/** How many forms with changes the desk of the host keeps in this browser. */
export async function keptDrafts(page: Page): Promise<number> {
  return (await page.evaluate(readDrafts, desk.repository)).length;
}

/** The drafts of changed forms that the desk of the host keeps in this browser, as text. */
export async function keptText(page: Page): Promise<string> {
  return JSON.stringify(await page.evaluate(readDrafts, desk.repository));
}

async function writeFiles({ root, files }: { root: string; files: (readonly [string, string])[] }) {
  const top = await navigator.storage.getDirectory();
  for (const [file, base64] of files) {
    const names = [root, ...file.split('/')];
    let folder = top;
    for (const name of names.slice(0, -1)) {
      folder = await folder.getDirectoryHandle(name, { create: true });
    }
    const handle = await folder.getFileHandle(names.at(-1) as string, { create: true });
    const stream = await handle.createWritable();
    await stream.write(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
    await stream.close();
  }
}

async function readFiles(root: string): Promise<[string, string][]> {
  const top = await navigator.storage.getDirectory();
  const found: [string, string][] = [];
  const read = async (folder: FileSystemDirectoryHandle, place: string) => {
    for await (const handle of folder.values()) {
      const file = `${place}${handle.name}`;
      if (handle.kind === 'directory') {
        await read(handle as FileSystemDirectoryHandle, `${file}/`);
      } else {
        const bytes = new Uint8Array(
          await (await (handle as FileSystemFileHandle).getFile()).arrayBuffer(),
        );
        const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
        found.push([file, btoa(letters.join(''))]);
      }
    }
  };
  await read(await top.getDirectoryHandle(root), '');
  return found;
}

function readDrafts(repository: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`github:${repository}`);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const drafts = 'draft-backups';
      const reading = opening.result.transaction(drafts).objectStore(drafts).getAll();
      reading.onsuccess = () => {
        opening.result.close();
        resolve(reading.result);
      };
    };
  });
}
