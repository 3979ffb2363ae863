import { asRecord, isText } from '@/lib/values/unknown-values';
import { latestOf, productKey } from '@/tools/desk/page/saving/latest-values';

/** The name of a product; if the desk does not know it any more, its id in words. */
export function productName(id: string): string {
  const { name } = asRecord(latestOf(productKey(id)));
  if (isText(name)) return name;
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
