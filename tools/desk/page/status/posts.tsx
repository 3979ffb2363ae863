import { useState } from 'react';
import { type PublishStatus, postsListFile, statusBranch } from '@/tools/desk/status';
import type { CodeHost } from './github-host';
import {
  dataSize,
  groupPosts,
  isPostText,
  type Post,
  type PostGroup,
  parsePosts,
  pathInBranch,
} from './posts-list';
import { productName } from './product-name';
import { shopTime } from './shop-time';
import { troubleSentence } from './trouble-sentence';

interface PostsProps {
  host: CodeHost;
  status: PublishStatus;
  now: Date;
}

/** The owner's posts: pictures, texts and lists, each loaded at a tap. */
export function Posts({ host, status: { posts }, now }: PostsProps) {
  const [groups, setGroups] = useState<readonly PostGroup[]>();
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
      {(posts.warnings ?? []).length > 0 && (
        <section aria-label="Not to post yet">
          <p className="desk-not-yet">Not to post yet. Settle this first:</p>
          <ul>
            {posts.warnings?.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      {posts.state === 'making' && <p>New ones are being made.</p>}
      {posts.state === 'failed' && <p>The last could not be made: {posts.reason}</p>}
      {made && <p>Made {made}. A picture is loaded when you tap it.</p>}
      <p role="status">{said}</p>
      {groups?.length === 0 && <p>There are none yet.</p>}
      {groups?.map(({ title, posts: those }, place) => (
        <details key={title} open={place === 0}>
          <summary>
            {title}: {those.length}
          </summary>
          {those.map((post) => (
            <PostPiece key={post.main.file} host={host} post={post} kind={title} />
          ))}
        </details>
      ))}
    </details>
  );
}

interface Loaded {
  file: File;
  /** That goes with a picture, or is the file itself. */
  text: string;
  address: string;
}

function PostPiece({ host, post, kind }: { host: CodeHost; post: Post; kind: string }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [said, setSaid] = useState('');
  const title = productName(post.name);
  const files = [post.main, ...(post.text ? [post.text] : [])];
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0);

  async function load() {
    setSaid('Loading…');
    let ended = '';
    try {
      const [main, words] = await Promise.all(
        files.map((file) => host.blob(pathInBranch(file), statusBranch)),
      );
      if (!main) return;
      const name = post.main.file.replaceAll('/', '-');
      const file = new File([main], name, { type: typeOf(name) });
      const text = isPostText(name) ? main : words;
      const address = URL.createObjectURL(file);
      setLoaded({ file, text: text ? await text.text() : '', address });
    } catch (error) {
      ended = troubleSentence(error);
    } finally {
      setSaid(ended);
    }
  }

  async function share(shown: Loaded) {
    try {
      await navigator.share(sharedOf(shown));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        setSaid('This phone could not share it. Save it, and share it from the gallery.');
      }
    }
  }

  return (
    <section className="desk-post" aria-label={`${title}, ${kind}`}>
      <p>{title}</p>
      {!loaded && (
        <button type="button" onClick={load}>
          Load, {dataSize(bytes)}
        </button>
      )}
      {loaded && (
        <>
          {loaded.file.type.startsWith('image/') && <img src={loaded.address} alt={title} />}
          {loaded.text && <p className="desk-post-text">{loaded.text}</p>}
          <p className="desk-choice">
            {canShare(loaded) && (
              <button type="button" onClick={() => share(loaded)}>
                Share
              </button>
            )}
            <a href={loaded.address} download={loaded.file.name}>
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

/** A text is shared as words: where it is posted, a file would be an attachment. */
function sharedOf({ file, text }: Loaded): ShareData {
  return { ...(!isPostText(file.name) && { files: [file] }), ...(text && { text }) };
}

function canShare(loaded: Loaded): boolean {
  return 'canShare' in navigator && navigator.canShare(sharedOf(loaded));
}

function typeOf(name: string): string {
  if (name.endsWith('.pdf')) return 'application/pdf';
  if (isPostText(name)) return 'text/plain';
  return name.endsWith('.png') ? 'image/png' : 'image/jpeg';
}
