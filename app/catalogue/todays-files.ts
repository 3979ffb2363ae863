import { catalogueFiles } from '@/lib/cart/catalogue-files';
import { loadCatalogue } from '@/lib/catalogue/load-catalogue.build';
import { buildDay } from '@/lib/format/build-day.build';
import { memoizePerBuild } from '@/lib/format/memoize-per-build.build';

/** The files of today's catalogue by address, made once a build. */
export const todaysFiles = memoizePerBuild(async () =>
  catalogueFiles((await loadCatalogue()).products, buildDay()),
);
