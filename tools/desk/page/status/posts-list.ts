import { asRecord, isText, parseJson } from '@/lib/values/unknown-values';
import { type PostsList, postsFolder } from '@/tools/desk/status';

export type PostFile = PostsList['files'][number];

/** The parts that are posted together: a picture and its text, a text alone, or a list. */
export interface Post {
  /** The id of the product, or the file's name: 'penny-loafer'. */
  name: string;
  main: PostFile;
  text?: PostFile;
}

/** Posts of one kind. */
export interface PostGroup {
  title: string;
  posts: readonly Post[];
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

const kinds: readonly { title: string; has: (file: string) => boolean }[] = [
  { title: 'Pictures for Status', has: (file) => file.startsWith('status/') },
  { title: 'Square pictures', has: (file) => file.startsWith('square/') },
  { title: 'Texts', has: isPostText },
  { title: 'Lists and cards', has: () => true },
];

/** The files by their kind, the most often posted first. A picture has the text of its product with it. */
export function groupPosts(files: readonly PostFile[]): PostGroup[] {
  const kindOf = ({ file }: PostFile) => kinds.find(({ has }) => has(file));
  return kinds
    .map((kind) => ({
      title: kind.title,
      posts: files.filter((one) => kindOf(one) === kind).map((main) => postOf(main, files)),
    }))
    .filter(({ posts }) => posts.length > 0);
}

function postOf(main: PostFile, files: readonly PostFile[]): Post {
  const name = nameOf(main);
  const text = files.find((one) => one !== main && isPostText(one.file) && nameOf(one) === name);
  return { name, main, ...(text && { text }) };
}

/** Where a file of the posts is in the branch of the reports: 'posts/status/loafer.jpg'. */
export function pathInBranch({ file }: PostFile): string {
  return `${postsFolder}/${file}`;
}

/** Whether a file of the posts is a text to paste. */
export function isPostText(file: string): boolean {
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
