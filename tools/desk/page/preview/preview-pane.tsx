import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { lazy, Suspense } from 'react';
import type { ProductRecord } from '@/data/schema/product';
import { product } from '@/data/schema/product';
import { fromForm } from '@/tools/desk/page/forms/form-value';
import { productOf } from '@/tools/desk/page/photos/product-of-entry';
import { PHOTOS, photosOf, readNewPhotos } from '@/tools/desk/page/photos/product-photos';

const ProductPreview = lazy(async () => {
  const { ProductPreview: preview } = await import('./product-preview');
  return { default: preview };
});

/** The preview of a product beside its form. */
export function PreviewPane({ entry }: CustomPreviewTemplateProps) {
  const data = entry.get('data') as unknown as { toJS(): Record<string, unknown> };
  const form = data.toJS();
  const { drawn, ...record } = fromForm(product, form) as ProductRecord;
  const [photo] = photosOf(productOf(entry), readNewPhotos(form[PHOTOS]));
  // A new photo takes the place of a drawn picture.
  const isDrawn = drawn && photo?.state === 'drawn';
  return (
    <Suspense>
      <ProductPreview
        record={{ ...record, ...(isDrawn && { drawn }) }}
        {...(photo?.address && { photo: photo.address })}
      />
    </Suspense>
  );
}
