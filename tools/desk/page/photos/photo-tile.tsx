import { useState } from 'react';
import { PhotoButton } from './photo-button';
import type { ProductPhoto } from './product-photos';

/** The note about a photo; none for a photo in the shop. */
const states: Readonly<Partial<Record<ProductPhoto['state'], string>>> = {
  new: 'New: save to send it',
  waiting: 'Saved: in the shop after the next publish',
  drawn: 'Drawn',
};

/** One photo of a product: the picture, its place, and its buttons. */
export function PhotoTile({
  photo: { nth, address, state },
  isBusy,
  onPhoto,
  onTakeBack,
}: {
  photo: ProductPhoto;
  isBusy: boolean;
  onPhoto: (file: File) => void;
  onTakeBack: () => void;
}) {
  const name = `photo ${nth}`;
  return (
    <li>
      <SmallPicture address={address} name={`Photo ${nth}`} />
      {states[state] && <span>{states[state]}</span>}
      {state === 'new' && (
        <button
          type="button"
          className="photos-button"
          aria-label={`Take back ${name}`}
          onClick={onTakeBack}
        >
          Take back
        </button>
      )}
      {(state === 'waiting' || state === 'shown') && (
        <PhotoButton label={`Replace ${name}`} isBusy={isBusy} onPhoto={onPhoto}>
          Replace
        </PhotoButton>
      )}
    </li>
  );
}

/** A picture, or its name on a plain panel if the picture is not available. */
function SmallPicture({ address, name }: { address: string | undefined; name: string }) {
  const [failed, setFailed] = useState<string>();
  if (!address || failed === address) return <span className="photos-panel">{name}</span>;
  return <img src={address} alt={name} width={84} height={96} onError={() => setFailed(address)} />;
}
