import type { EntryCollection, Field } from '@sveltia/cms';
import { photoFolders } from '@/lib/catalogue/photo-places';
import { PHOTOS, PICTURE } from './product-photos';

/**
 * The products with their pictures in the list, and with a field for photos below the name. A photo lies in a
 * folder with its product's id, which the desk fills in when a product is saved.
 */
export function withPhotos(products: EntryCollection): EntryCollection {
  const folder = `/photos/${photoFolders.fresh}/{{slug}}`;
  return {
    ...products,
    media_folder: `/data${folder}`,
    public_folder: folder,
    thumbnail: [`${folder}/1.webp`, PICTURE],
    fields: (products.fields ?? []).flatMap((field) => {
      return field.name === 'name' ? [field, photosField, pictureField] : [field];
    }),
  };
}

const photosField = {
  name: PHOTOS,
  label: 'Photos',
  widget: PHOTOS,
  required: false,
} as Field;

const pictureField = { name: PICTURE, widget: 'hidden' } as Field;
