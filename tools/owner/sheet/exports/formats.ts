import type { ExportFormat } from './export-format';
import { feed } from './feed';
import { shopify } from './shopify';
import { wix } from './wix';
import { woocommerce } from './woocommerce';

/** The exports that are known. A sheet that the shop has written is none of them. */
export const exportFormats: readonly ExportFormat[] = [shopify, woocommerce, wix, feed];
