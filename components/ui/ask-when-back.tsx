import type { CardProduct } from '@/lib/catalogue/product';
import { isSoldOut } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { whenBackText } from '@/lib/order/ask-text';
import { productWords } from '@/words/product';
import css from './ask-when-back.module.css';
import { buttonClass } from './button';

/**
 * Chat links that ask when a sold-out size is back, one link for each size. For a sold-out product
 * the first link asks about the product. Without sold-out sizes nothing is rendered.
 */
export function AskWhenBack({
  product,
}: {
  product: Pick<CardProduct, 'name' | 'owners' | 'path' | 'sizes' | 'soldOutSizes'>;
}) {
  const { soldOutSizes = [] } = product;
  const { askWhenBack, askWhenSizeBack, size: sizeName } = productWords;
  if (soldOutSizes.length === 0) return null;
  return (
    <div className={css.ask}>
      {isSoldOut(product) ? (
        <>
          <a className={buttonClass('chat', css.button)} href={chatLink(whenBackText(product))}>
            {askWhenBack}
          </a>
          <span className={css.text}>{sizeName}</span>
        </>
      ) : (
        <span className={css.text}>{askWhenBack}</span>
      )}
      {soldOutSizes.map((size) => (
        <a
          key={size}
          className={css.size}
          aria-label={fillText(askWhenSizeBack, { size })}
          href={chatLink(whenBackText(product, size))}
        >
          {size}
        </a>
      ))}
    </div>
  );
}
