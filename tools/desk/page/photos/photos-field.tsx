import type { CustomFieldControlProps } from '@sveltia/cms';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { MORE } from '@/tools/desk/page/form-layout';
import {
  type NewPhotos,
  nextNumber,
  type PictureFacts,
  photosInShop,
  readNewPhotos,
  type SavedFile,
  waitingPhotos,
  writeNewPhotos,
} from './product-photos';
import { pictureAddress } from './shop-pictures';
import { takePhoto } from './take-photo';

/** What a product's form tells of the product. */
interface Product {
  /** Empty for a product that is not saved yet. */
  id: string;
  facts: PictureFacts;
  files: readonly SavedFile[];
}

/** A product's photos: those in the shop, those that wait for the publish, and a button that takes one. */
export function PhotosField({ value, onChange, addFile, entry, forID }: CustomFieldControlProps) {
  const { id, facts, files } = productOf(entry);
  const [issue, setIssue] = useState('');
  const [busy, setBusy] = useState(false);
  // What was taken counts at once: the form's value follows a moment later.
  const latest = useRef(value);
  latest.current = value;
  const taken = readNewPhotos(value);
  const waiting = waitingPhotos(files, id);
  const inShop = photosInShop(facts);
  const shown = facts.pictureAwaited ? 0 : 1 + (facts.views?.length ?? 0);
  const next = nextNumber(inShop, [...taken.keys(), ...waiting.keys()]);
  const numbers = [...new Set([...numbersTo(id ? shown : 0), ...taken.keys(), ...waiting.keys()])];
  const change = (photos: NewPhotos) => {
    latest.current = writeNewPhotos(photos);
    onChange(latest.current);
  };
  const take = async (nth: number, file: File) => {
    setBusy(true);
    setIssue('');
    try {
      const photo = await takePhoto(file);
      if ('issue' in photo) {
        setIssue(`This photo ${photo.issue}`);
        return;
      }
      const name = `${nth}${photo.ending}`;
      const address = await addFile(new File([photo.content], name, { type: photo.content.type }));
      change(new Map(readNewPhotos(latest.current)).set(nth, address));
    } catch (error) {
      setIssue(`This photo cannot be used: ${error instanceof Error ? error.message : error}`);
    } finally {
      setBusy(false);
    }
  };
  const takeBack = (nth: number) => {
    const photos = new Map(readNewPhotos(latest.current));
    photos.delete(nth);
    change(photos);
  };

  return (
    <div className="photos-field">
      <ul className="photos-list">
        {numbers
          .sort((a, b) => a - b)
          .map((nth) => {
            const name = nth === 1 ? 'the picture' : `picture ${nth}`;
            const isNew = taken.has(nth);
            const address =
              taken.get(nth) ??
              waiting.get(nth)?.url ??
              (waiting.has(nth) ? undefined : pictureAddress(id, nth));
            const state = isNew
              ? 'New. Save it'
              : waiting.has(nth)
                ? 'Saved. In the shop after the next publish'
                : facts.drawn
                  ? 'Drawn'
                  : 'In the shop';
            return (
              <li key={nth}>
                <Picture address={address} alt={nth === 1 ? 'The picture' : `Picture ${nth}`} />
                <span>{state}</span>
                {isNew ? (
                  <button
                    type="button"
                    className="photos-button"
                    aria-label={`Take back ${name}`}
                    onClick={() => takeBack(nth)}
                  >
                    Take back
                  </button>
                ) : (
                  (!facts.drawn || nth === 1) && (
                    <PhotoButton
                      label={`Replace ${name}`}
                      disabled={busy}
                      onPhoto={(file) => take(nth, file)}
                    >
                      Replace
                    </PhotoButton>
                  )
                )}
              </li>
            );
          })}
      </ul>
      {next !== undefined && (
        <PhotoButton id={forID} disabled={busy} onPhoto={(file) => take(next, file)}>
          {next === 1 ? 'Take the photo' : 'Add a further photo'}
        </PhotoButton>
      )}
      <p role="status">{busy && 'Looking at the photo…'}</p>
      {issue && (
        <p role="alert" className="photos-issue">
          {issue}
        </p>
      )}
    </div>
  );
}

/** A button that opens the phone's camera or gallery. */
function PhotoButton({
  id,
  label,
  disabled,
  onPhoto,
  children,
}: {
  id?: string;
  label?: string;
  disabled: boolean;
  onPhoto: (file: File) => void;
  children: ReactNode;
}) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same photo can be picked again.
    target.value = '';
    if (file) onPhoto(file);
  };
  return (
    <label className="photos-button">
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label={label}
        disabled={disabled}
        onChange={pick}
      />
      {children}
    </label>
  );
}

/** A small picture, or a plain panel where the browser has none. */
function Picture({ address, alt }: { address: string | undefined; alt: string }) {
  const [failed, setFailed] = useState<string>();
  if (!address || failed === address) return <span role="img" aria-label={alt} />;
  return <img src={address} alt={alt} width={96} height={120} onError={() => setFailed(address)} />;
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

function productOf(entry: CustomFieldControlProps['entry']): Product {
  const {
    slug = '',
    data = {},
    mediaFiles = [],
  } = (entry as { toJS(): Partial<Entry> } | undefined)?.toJS() ?? {};
  return {
    id: slug,
    facts: { pictureAwaited: slug === '', ...data, ...data[MORE] },
    files: mediaFiles,
  };
}

interface Entry {
  slug: string;
  data: PictureFacts & { [MORE]?: PictureFacts };
  mediaFiles: SavedFile[];
}
