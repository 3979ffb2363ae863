import CMS, { type CmsConfig } from '@sveltia/cms';
import { deskConfig, deskModules, formatOf } from './config';
import { isValidStock, StockField } from './fields/stock-field';
import { STOCK } from './fields/stock-value';
import { moduleFormat } from './module-format';
import { ownRoot } from './own-root';
import { PhotosField } from './photos/photos-field';
import { PHOTOS } from './photos/product-photos';
import { PreviewPane } from './preview/preview-pane';

/** What the desk's builder puts in. */
declare const DESK: Pick<CmsConfig, 'backend'>;

for (const module of deskModules) {
  CMS.registerCustomFormat(formatOf(module), 'ts', moduleFormat(module));
}

CMS.registerFieldType(STOCK, ownRoot(StockField, isValidStock));
CMS.registerFieldType(PHOTOS, ownRoot(PhotosField));
CMS.registerPreviewStyle('preview.css');
CMS.registerPreviewTemplate('products', ownRoot(PreviewPane));

// `?try`: the files are kept in this browser alone.
const isTry = new URLSearchParams(location.search).has('try');
CMS.init({ config: deskConfig(isTry ? { name: 'test-repo' } : DESK.backend) });
