import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import { lazy, Suspense } from 'react';
import { productModule } from '@/data/schema/modules';
import type { ProductRecord } from '@/data/schema/product';
import { moduleValue } from '@/tools/desk/page/module-format';

const ProductPreview = lazy(async () => {
  const { ProductPreview: preview } = await import('./product-preview');
  return { default: preview };
});

/** What the desk shows beside a product's form: the product as it will look. */
export function PreviewPane({ entry }: CustomPreviewTemplateProps) {
  const form = entry.get('data') as unknown as { toJS(): Record<string, unknown> };
  const record = moduleValue(productModule, form.toJS()) as ProductRecord;
  return (
    <Suspense>
      <ProductPreview record={record} />
    </Suspense>
  );
}
