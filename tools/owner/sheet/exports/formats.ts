import type { ExportFormat } from './export-format';
import { feed } from './feed';
import { shopify } from './shopify';
import { woocommerce } from './woocommerce';

/** The exports that are known, apart from the sheets that the shop writes. */
export const exportFormats: readonly ExportFormat[] = [shopify, woocommerce, feed];
