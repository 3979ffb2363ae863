import CMS from '@sveltia/cms';
import { deskConfig, deskModules, formatOf } from './config';
import { isValidStock, StockField } from './fields/stock-field';
import { STOCK } from './fields/stock-value';
import { moduleFormat } from './module-format';
import { ownRoot } from './own-root';

/** What the desk's builder puts in. */
declare const DESK: { repository: string; branch: string };

for (const module of deskModules) {
  CMS.registerCustomFormat(formatOf(module), 'ts', moduleFormat(module));
}

CMS.registerFieldType(STOCK, ownRoot(StockField, isValidStock));

// `?try`: the files are kept in this browser alone.
const isTry = new URLSearchParams(location.search).has('try');
CMS.init({
  config: deskConfig(
    isTry
      ? { name: 'test-repo' }
      : { name: 'github', repo: DESK.repository, branch: DESK.branch, auth_methods: ['token'] },
  ),
});
