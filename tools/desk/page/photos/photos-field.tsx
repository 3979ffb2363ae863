import type { CustomFieldControlProps } from '@sveltia/cms';
import { useRef, useState } from 'react';
import { MOST_PICTURES } from '@/lib/values/limits';
import { PhotoButton } from './photo-button';
import { PhotoTile } from './photo-tile';
import { pictureAddress } from './picture-address';
import { productOf } from './product-of-entry';
import {
  nextNumber,
  type Product,
  photosOf,
  picturesInShop,
  readNewPhotos,
  withPhoto,
} from './product-photos';
import { takePhoto } from './take-photo';

/** A product's photos: those in the shop, those that wait for the publish, and a button that takes one. */
export function PhotosField({ value, onChange, addFile, entry, forID }: CustomFieldControlProps) {
  const [issue, setIssue] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The form's value when a photo has been judged, which takes a moment.
  const latest = useRef(value);
  latest.current = value;
  const [found, setFound] = useState<number>();
  const product = { ...productOf(entry), ...(found !== undefined && { found }) };
  const photos = photosOf(product, readNewPhotos(value));
  const next = nextNumber(photos);
  const isDrawn = photos.some(({ state }) => state === 'drawn');

  const put = (nth: number, address: string | undefined) => {
    latest.current = withPhoto(latest.current, nth, address);
    onChange(latest.current);
  };
  const take = async (nth: number, file: File) => {
    setBusy(true);
    setIssue('');
    try {
      const photo = await takePhoto(file, nth, addFile);
      if ('issue' in photo) return setIssue(`This photo ${photo.issue}`);
      put(nth, photo.address);
    } catch (error) {
      setIssue(`This photo cannot be used: ${error instanceof Error ? error.message : error}`);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="photos-field" data-new={product.id === '' || undefined}>
      {photos.length > 0 && (
        <ul className="photos-list">
          {photos.map((photo) => (
            <PhotoTile
              key={photo.nth}
              photo={photo}
              isBusy={isBusy}
              onPhoto={(file) => take(photo.nth, file)}
              onTakeBack={() => put(photo.nth, undefined)}
            />
          ))}
        </ul>
      )}
      <NextPicture product={product} onFound={setFound} />
      {isDrawn && <p>Drawn pictures leave the shop when your first photo comes in.</p>}
      {next !== undefined && (
        <PhotoButton id={forID} isBusy={isBusy} onPhoto={(file) => take(next, file)}>
          {next === 1 ? 'Take or choose a photo' : 'Add another photo'}
        </PhotoButton>
      )}
      <p role="status">{isBusy && 'Looking at the photo…'}</p>
      {issue && (
        <p role="alert" className="photos-issue">
          {issue}
        </p>
      )}
    </div>
  );
}

/** Looks whether the shop has a picture of a product, and then whether it has one more than is known. */
function NextPicture({ product, onFound }: { product: Product; onFound: (nth: number) => void }) {
  const inShop = picturesInShop(product);
  const nth = product.found === undefined ? 1 : inShop + 1;
  const address = pictureAddress(product.id, nth);
  if (inShop === 0 || product.facts.drawn || nth > MOST_PICTURES || !address) return null;
  return (
    <img
      hidden
      src={address}
      alt=""
      onLoad={() => onFound(nth)}
      onError={() => nth === 1 && onFound(0)}
    />
  );
}
