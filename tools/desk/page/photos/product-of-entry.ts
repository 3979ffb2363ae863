import type { CustomFieldControlProps } from '@sveltia/cms';
import { product } from '@/data/schema/product';
import { fromForm } from '@/tools/desk/page/form-value';
import type { PictureFacts, Product, SavedFile } from './product-photos';

/** What a form's entry says of its product's pictures. */
export function productOf(entry: CustomFieldControlProps['entry']): Product {
  const form = entry as unknown as { toJS(): Partial<Form> } | undefined;
  const { slug = '', data = {}, mediaFiles = [] } = form?.toJS() ?? {};
  return { id: slug, facts: fromForm(product, data) as PictureFacts, files: mediaFiles };
}

interface Form {
  /** The product's id, empty before it is saved. */
  slug: string;
  data: Record<string, unknown>;
  mediaFiles: SavedFile[];
}
