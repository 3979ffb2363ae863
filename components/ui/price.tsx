import clsx from 'clsx/lite';
import { discountText } from '@/lib/catalogue/discount';
import { shownKes } from '@/lib/format/money';
import { priceWords } from '@/words/price';
import css from './price.module.css';

/**
 * A price on its ticket. A reduced price has the original price and the discount; a sold-out
 * product has "Sold out" instead. `onCard`: in plain letters.
 */
export function Price({
  priceKes,
  originalPriceKes,
  soldOut = false,
  onCard = false,
}: {
  /** Whole shillings. */
  priceKes: number;
  originalPriceKes?: number | undefined;
  soldOut?: boolean;
  onCard?: boolean;
}) {
  return (
    <p className={clsx(css.price, onCard && css.onCard)}>
      <span className={css.now}>{shownKes(priceKes)}</span>
      {soldOut && (
        <span className={css.before}>
          {' '}
          <span className={css.soldOut}>{priceWords.soldOut}</span>
        </span>
      )}
      {originalPriceKes !== undefined && !soldOut && (
        <span className={css.before}>
          {' '}
          <s className={css.was}>
            <span className="visually-hidden">{`${priceWords.was} `}</span>
            {shownKes(originalPriceKes)}
          </s>{' '}
          <span className={css.off}>{discountText(priceKes, originalPriceKes)}</span>
        </span>
      )}
    </p>
  );
}
