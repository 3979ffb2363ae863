import clsx from 'clsx/lite';
import card from './product-card.module.css';

/** On a card, the sizes that were asked for and that the product has in stock, with their names. */
export function AskedSizes({ sizes }: { sizes: readonly { size: string; name: string }[] }) {
  return (
    <p className={clsx(card.sizes, card.asked)}>
      {sizes.map(({ size, name }) => (
        <span key={size} className={card.more}>
          <span aria-hidden="true">{`${size} ✓`}</span>
          <span className="visually-hidden">{`${name} `}</span>
        </span>
      ))}
    </p>
  );
}
