import type { CustomFieldControlProps } from '@sveltia/cms';
import { product } from '@/data/schema/product';
import { type Form, fromForm } from '@/tools/desk/page/forms/form-value';
import type { PictureFacts, Product, SavedFile } from './product-photos';

/** The facts about a product's pictures in the entry of its form. */
export function productOf(entry: CustomFieldControlProps['entry']): Product {
  const form = entry as unknown as { toJS(): Partial<Entry> } | undefined;
  const { slug = '', data = {}, mediaFiles = [] } = form?.toJS() ?? {};
  return { id: slug, facts: fromForm(product, data) as PictureFacts, files: mediaFiles };
}

interface Entry {
  /** The product's id, empty before it is saved. */
  slug: string;
  data: Form;
  mediaFiles: SavedFile[];
}
