import clsx from 'clsx/lite';
import { OwnersText } from '@/components/ui/owners-text';
import { shop } from '@/data/shop';
import { deliveryAreas } from '@/lib/facts/delivery-areas';
import { capitalised } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { ownersText } from '@/lib/format/owners-text';
import { deliveryPageWords } from '@/words/delivery-page';
import css from './delivery-areas.module.css';

const { columns } = deliveryPageWords;

/**
 * Where the shop delivers, with the fee, the time and when it is paid. The roles are said, as a phone shows
 * each row as a card, and a table without the display of one loses them.
 */
export function DeliveryAreas() {
  return (
    <section className={css.areas} aria-labelledby="areas">
      <h2 id="areas">{deliveryPageWords.areas}</h2>
      {deliveryAreas.length === 0 ? (
        <p className={css.text}>{deliveryPageWords.noAreas}</p>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <table role="table" className={css.table} aria-labelledby="areas">
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <thead role="rowgroup" className={css.head}>
            {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
            <tr role="row">
              {Object.values(columns).map((name) => (
                // biome-ignore lint/a11y/noRedundantRoles: see above
                <th key={name} scope="col" role="columnheader">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <tbody role="rowgroup">
            {deliveryAreas.map((area) => (
              // biome-ignore lint/a11y/noRedundantRoles: see above
              <tr key={area.name} role="row" className={css.row}>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <th scope="row" role="rowheader" className={css.place}>
                  <OwnersText of={ownersText(area, 'name')} />
                  <OwnersText as="span" of={ownersText(area, 'means')} className={css.means} />
                </th>
                <OwnersText as="td" of={ownersText(area, 'time')} role="cell" className={css.time}>
                  {capitalised(area.time)}
                </OwnersText>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <td role="cell" className={css.fee}>
                  {area.feeKes === 0 ? deliveryPageWords.free : shownKes(area.feeKes)}
                </td>
                {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
                <td role="cell" className={css.pay}>
                  <span className={css.label}>{columns.pay}: </span>
                  <span className={clsx(area.payOnDelivery && css.can)}>
                    {payText(area.payOnDelivery, area.pickUp)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shop.wholesaleAbove !== undefined && <p className={css.text}>{deliveryPageWords.parcels}</p>}
    </section>
  );
}

function payText(payOnDelivery: boolean, pickUp = false): string {
  if (!payOnDelivery) return deliveryPageWords.payFirst;
  return pickUp ? deliveryPageWords.canPayThere : deliveryPageWords.canPay;
}
