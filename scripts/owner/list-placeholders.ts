/** Lists, after a build, the placeholders that the owner must still replace. Stops nothing. */

import { deliveryAreas } from '@/data/delivery';
import { payees } from '@/data/payees';
import { address, payments, shop, social, visit } from '@/data/shop';
import {
  catalogueData,
  productsAwaitingPicture,
  productsWithDrawnPicture,
  productsWithoutPrice,
} from '@/lib/catalogue/catalogue';
import { drawnPriceKes } from '@/lib/catalogue/drawn-price';
import { formatKes } from '@/lib/format/money';
import { placeholders } from '@/lib/site/placeholders';
import { loadSettings } from '@/scripts/build/load-settings';

loadSettings();

const drawn = productsWithDrawnPicture(catalogueData).length;
const rows = [
  ...placeholders({ ...shop, ...payments, ...visit, address, social }, payees, process.env).map(
    ({ where, value }) => `${where}: ${value}`,
  ),
  ...productsWithoutPrice(catalogueData).map(
    (id) => `${id}: no price given, drawn: ${formatKes(drawnPriceKes(id))}`,
  ),
  ...productsAwaitingPicture(catalogueData).map((id) => `${id}: no picture yet: a panel is shown`),
  ...deliveryAreas
    .filter(({ sample }) => sample)
    .map(
      ({ name, feeKes }) => `data/delivery.ts ${name}: sample fee and time, ${formatKes(feeKes)}`,
    ),
  ...(drawn > 0 ? [`data/catalogue: pictures that are drawn (drawn: true): ${drawn}`] : []),
];
if (rows.length > 0)
  console.log(`\nStill to settle before the shop opens:\n  ${rows.join('\n  ')}`);
