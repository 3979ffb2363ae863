/** After a build: what the owner still has to put in the place of a placeholder. Stops nothing. */
import { shop } from '@/data/shop';
import { productsWithoutPrice } from '@/lib/catalogue/catalogue';
import { drawnPriceKes } from '@/lib/catalogue/drawn-price';
import { formatKes } from '@/lib/format/money';
import { placeholders } from '@/lib/site/placeholders';
import { loadSettings } from '@/scripts/build/load-settings';

loadSettings();

const rows = [
  ...placeholders(shop, process.env).map(({ where, value }) => `${where}: ${value}`),
  ...productsWithoutPrice().map(
    (id) => `${id}: no price given, drawn: ${formatKes(drawnPriceKes(id))}`,
  ),
];
if (rows.length > 0)
  console.log(`\nStill to settle before the shop opens:\n  ${rows.join('\n  ')}`);
