import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import { type PostsList, postsFolder } from '@/tools/desk/status';

export type PostFile = PostsList['files'][number];

/** The posts of a product, or a list of the shop. */
export interface Post {
  /** 'penny-loafer', or the file's name. */
  name: string;
  pictures: readonly PostFile[];
  text?: PostFile;
}

/** What can be posted, products by their names and then the shop's lists. */
export interface PostGroups {
  products: readonly Post[];
  lists: readonly PostFile[];
}

/** The files of a list of posts; none for a text of another form. */
export function parsePosts(text: string): PostFile[] {
  const { files } = asRecord(parseJson(text));
  if (!Array.isArray(files)) return [];
  return files
    .map((one) => asRecord(one))
    .filter(({ file, bytes }) => isText(file) && typeof bytes === 'number')
    .map(({ file, bytes }) => ({ file: String(file), bytes: Number(bytes) }));
}

/** The files by what they are of: pictures and the text of a product, and what is of the whole shop. */
export function groupPosts(files: readonly PostFile[]): PostGroups {
  const lists = files.filter(({ file }) => !isPicture(file) && !isPostText(file));
  const names = [...new Set(files.filter((one) => !lists.includes(one)).map(nameOf))].sort();
  const products = names.map((name) => {
    const own = files.filter((one) => !lists.includes(one) && nameOf(one) === name);
    const text = own.find(({ file }) => isPostText(file));
    return { name, pictures: own.filter(({ file }) => isPicture(file)), ...(text && { text }) };
  });
  return { products, lists };
}

/** Where a file of the posts is in the branch of the reports: 'posts/status/loafer.jpg'. */
export function pathInBranch({ file }: PostFile): string {
  return `${postsFolder}/${file}`;
}

/** The folder right around a file: 'status', 'square'. */
export function folderOf({ file }: PostFile): string {
  return file.split('/').at(-2) ?? '';
}

function isPicture(file: string): boolean {
  return /\.(jpe?g|png|webp)$/.test(file);
}

function isPostText(file: string): boolean {
  return file.endsWith('.txt');
}

function nameOf({ file }: PostFile): string {
  return (file.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
}

/** Bytes as a phone's owner counts what data costs: '84 KB', '1.2 MB'. */
export function dataSize(bytes: number): string {
  return bytes < 999_500
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
