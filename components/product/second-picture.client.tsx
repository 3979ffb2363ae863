'use client';

import clsx from 'clsx/lite';
import { useState } from 'react';
import { useCatalogueFile } from '@/components/page/use-catalogue-file.client';
import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import css from './second-picture.module.css';

/**
 * The second picture of the product with this id in the place of its first, visible once it has
 * loaded; nothing for a product with one picture.
 */
export function SecondPicture({ id, place }: { id: string; place: PicturePlace }) {
  const product = useCatalogueFile()?.product(id);
  const [isThere, setThere] = useState(false);
  const [view] = (product !== 'gone' && product?.page.views) || [];
  if (!view) return null;
  return (
    <div className={clsx(css.picture, isThere && css.there)} onLoad={() => setThere(true)}>
      <Picture picture={view.picture} alt="" place={place} />
    </div>
  );
}
