import { useState } from 'react';
import { type PublishStatus, postsListFile, statusBranch } from '@/tools/desk/status';
import type { CodeHost } from './github-host';
import {
  dataSize,
  folderOf,
  groupPosts,
  type Post,
  type PostFile,
  type PostGroups,
  parsePosts,
  pathInBranch,
} from './posts-list';
import { shopTime } from './shop-time';
import { troubleSentence } from './trouble-sentence';

interface PostsProps {
  host: CodeHost;
  status: PublishStatus;
  now: Date;
}

/** What the owner posts: pictures, texts and lists, each loaded at a tap. */
export function Posts({ host, status: { posts }, now }: PostsProps) {
  const [groups, setGroups] = useState<PostGroups>();
  const [said, setSaid] = useState('');

  async function load() {
    setSaid('Loading…');
    let ended = '';
    try {
      setGroups(groupPosts(parsePosts((await host.text(postsListFile, statusBranch)) ?? '')));
    } catch (error) {
      ended = troubleSentence(error);
    } finally {
      setSaid(ended);
    }
  }

  if (!posts) return null;
  const made = posts.at && shopTime(new Date(posts.at), now);
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && !groups && load()}>
      <summary>Posts for Status, Facebook and Instagram</summary>
      {posts.state === 'making' && <p>New ones are being made.</p>}
      {posts.state === 'failed' && <p>The last could not be made: {posts.reason}</p>}
      {made && <p>Made {made}. A picture is loaded when you tap it.</p>}
      <p role="status">{said}</p>
      {groups && groups.products.length + groups.lists.length === 0 && <p>There are none yet.</p>}
      {groups?.lists.map((file) => (
        <PostPiece
          key={file.file}
          host={host}
          files={[file]}
          title={nameShown(file.file.split('/').at(-1) ?? '')}
        />
      ))}
      {groups?.products.map((post) => (
        <ProductPost key={post.name} host={host} post={post} />
      ))}
    </details>
  );
}

function ProductPost({ host, post: { name, pictures, text } }: { host: CodeHost; post: Post }) {
  return pictures.map((picture) => (
    <PostPiece
      key={picture.file}
      host={host}
      files={[picture, ...(text ? [text] : [])]}
      title={`${nameShown(name)}, ${folderOf(picture)}`}
    />
  ));
}

interface Loaded {
  files: readonly File[];
  text: string;
  address: string;
}

/** A file of the posts and, where there is one, the text that goes with it. */
function PostPiece({
  host,
  files,
  title,
}: {
  host: CodeHost;
  files: readonly PostFile[];
  title: string;
}) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [said, setSaid] = useState('');
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0);

  async function load() {
    setSaid('Loading…');
    let ended = '';
    try {
      const [main, words] = await Promise.all(
        files.map((file) => host.blob(pathInBranch(file), statusBranch)),
      );
      if (!main) return;
      const name = (files[0]?.file ?? '').replaceAll('/', '-');
      const file = new File([main], name, { type: typeOf(name) });
      const text = words ? await words.text() : '';
      setLoaded({ files: [file], text, address: URL.createObjectURL(file) });
    } catch (error) {
      ended = troubleSentence(error);
    } finally {
      setSaid(ended);
    }
  }

  async function share({ files: shared, text }: Loaded) {
    try {
      await navigator.share({ files: [...shared], ...(text && { text }) });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setSaid('This phone could not share it. Save it, and share it from the gallery.');
      }
    }
  }

  return (
    <section className="desk-post" aria-label={title}>
      <p>{title}</p>
      {!loaded && (
        <button type="button" onClick={load}>
          Load, {dataSize(bytes)}
        </button>
      )}
      {loaded && (
        <>
          {loaded.files[0]?.type.startsWith('image/') && <img src={loaded.address} alt={title} />}
          {loaded.text && <p className="desk-post-text">{loaded.text}</p>}
          <p className="desk-choice">
            {canShare(loaded) && (
              <button type="button" onClick={() => share(loaded)}>
                Share
              </button>
            )}
            <a href={loaded.address} download={loaded.files[0]?.name}>
              Save on this phone
            </a>
            {loaded.text && (
              <button
                type="button"
                onClick={async () => {
                  await navigator.clipboard.writeText(loaded.text);
                  setSaid('The text is copied.');
                }}
              >
                Copy the text
              </button>
            )}
          </p>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

function canShare({ files }: Loaded): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [...files] });
}

function typeOf(name: string): string {
  if (name.endsWith('.pdf')) return 'application/pdf';
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg';
}

function nameShown(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
