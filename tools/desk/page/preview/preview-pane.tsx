import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { lazy, Suspense } from 'react';
import type { ProductRecord } from '@/data/schema/product';
import { product } from '@/data/schema/product';
import { fromForm } from '@/tools/desk/page/form-value';

const ProductPreview = lazy(async () => {
  const { ProductPreview: preview } = await import('./product-preview');
  return { default: preview };
});

/** What the desk shows beside a product's form: the product as it will look. */
export function PreviewPane({ entry }: CustomPreviewTemplateProps) {
  const form = entry.get('data') as unknown as { toJS(): Record<string, unknown> };
  const record = fromForm(product, form.toJS()) as ProductRecord;
  return (
    <Suspense>
      <ProductPreview record={record} />
    </Suspense>
  );
}
