import CMS, { type CmsConfig } from '@sveltia/cms';
import { moduleFormat } from '@/tools/desk/page/forms/module-format';
import { beforeSave } from '@/tools/desk/page/saving/before-save';
import { keepSaved } from '@/tools/desk/page/saving/latest-values';
import { deskConfig, deskModules, formatOf, type ShopFacts } from './config';
import { SHEET_NOTICE, SheetNotice } from './fields/sheet-notice';
import { isValidStock, StockField } from './fields/stock-field';
import { STOCK } from './fields/stock-value';
import { ownRoot } from './own-root';
import { PhotosField } from './photos/photos-field';
import { PHOTOS } from './photos/product-photos';
import { PreviewPane } from './preview/preview-pane';
import { startStatus } from './status/start-status';

/** The values that the desk's builder puts in. */
declare const DESK: Pick<CmsConfig, 'backend'> & ShopFacts;

CMS.registerFieldType(STOCK, ownRoot(StockField, isValidStock));
CMS.registerFieldType(SHEET_NOTICE, SheetNotice);
CMS.registerFieldType(PHOTOS, ownRoot(PhotosField));
CMS.registerPreviewStyle('preview.css');
CMS.registerPreviewTemplate('products', ownRoot(PreviewPane));

// There the files are kept in this browser alone. The package's addresses keep the path and no search.
const isTry = location.pathname.endsWith('/try.html');
const backend: CmsConfig['backend'] = isTry ? { name: 'test-repo' } : DESK.backend;
const surroundings = startStatus(backend, DESK.hasSheet);
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => entry.set('data', await beforeSave(entry.toJS(), surroundings)),
});
CMS.registerEventListener({ name: 'postSave', handler: keepSaved });

for (const module of deskModules) {
  CMS.registerCustomFormat(formatOf(module), 'ts', moduleFormat(module));
}
CMS.init({ config: deskConfig(backend, DESK) });
