'use client';

import clsx from 'clsx/lite';
import { type ReactNode, useEffect } from 'react';
import { Dialog } from '@/components/dialog/dialog.client';
import { useCatalogueFile } from '@/components/page/use-catalogue-file.client';
import { AddToCart } from '@/components/product/add-to-cart.client';
import { ChatOrder } from '@/components/product/chat-order.client';
import { DeliveryDate } from '@/components/product/order/delivery-date.client';
import day from '@/components/product/order/delivery-day.module.css';
import { OrderQuantity } from '@/components/product/order/order-quantity.client';
import { QuantityPrices } from '@/components/product/order/quantity-prices.client';
import { OrderForm } from '@/components/product/order-form.client';
import { useMySize } from '@/components/product/use-my-size.client';
import { type Order, useOrder } from '@/components/product/use-order.client';
import { AskAbout } from '@/components/ui/ask-about';
import { AskWhenBack } from '@/components/ui/ask-when-back';
import { buttonClass } from '@/components/ui/button';
import { DeliveryIcon } from '@/components/ui/delivery-icon';
import { DeliveryLine, saysWhen } from '@/components/ui/delivery-line';
import { Icon } from '@/components/ui/icon';
import { PhoneIcon } from '@/components/ui/phone-icon';
import { Price } from '@/components/ui/price';
import { SiteLink } from '@/components/ui/site-link';
import textLink from '@/components/ui/text-link.module.css';
import { footHeight } from '@/lib/browser/foot-height.client';
import { openCart } from '@/lib/cart/open-cart.client';
import { mostText } from '@/lib/cart/quantity';
import type { PageFacts } from '@/lib/catalogue/catalogue-file';
import type { CardProduct } from '@/lib/catalogue/product';
import { chosenPath } from '@/lib/catalogue/size-address';
import { isSoldOut, tooFewLeft } from '@/lib/catalogue/stock';
import { deliveryTerms } from '@/lib/delivery/delivery-terms';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { callLink } from '@/lib/links/chat-and-call';
import { sizeGuideFragment } from '@/lib/links/page-paths';
import { noteSeen } from '@/lib/remembered/seen-products.client';
import { productWords } from '@/words/product';
import css from './product-dialog.module.css';
import { ProductDialogPictures } from './product-dialog-pictures.client';

interface Content {
  product: CardProduct;
}

/**
 * A product over the page it was chosen on: on a phone a sheet with a large picture
 * and the sum and Add to Cart in a foot that stays. `given` is the size that its list was asked for.
 */
export function ProductDialog({
  product,
  given,
  onClosed,
}: Content & { given?: string | undefined; onClosed: () => void }) {
  const order = useOrder(product, given);
  const facts = usePageFacts(product.id);
  useEffect(() => {
    noteSeen(product.id);
  }, [product.id]);
  return (
    <Dialog title={product.name} sheet onClosed={onClosed}>
      <div className={css.shown}>
        <div className={css.pictures}>
          <ProductDialogPictures product={product} facts={facts} />
        </div>
        <div className={css.about}>
          {product.description && <p>{product.description}</p>}
          {/* A space keeps its room until it is known. */}
          <p className={css.fact}>{facts ? facts.material : ' '}</p>
          {saysWhen && !isSoldOut(product) && (
            <p className={css.delivery}>
              <DeliveryIcon name="truck" />
              <span className={css.when}>
                <DeliveryLine Day={Day} />
              </span>
            </p>
          )}
          <p data-no-print="">
            <SiteLink
              className={textLink.link}
              href={chosenPath(product, order.size, order.quantity)}
            >
              {productWords.wholePage}
            </SiteLink>
          </p>
        </div>
      </div>
      <div className={clsx(css.part, css.price)}>
        <Price
          priceKes={product.priceKes}
          originalPriceKes={product.originalPriceKes}
          soldOut={isSoldOut(product)}
        />
      </div>
      <div className={css.body}>
        {isSoldOut(product) ? (
          <div className={css.part}>
            <AskWhenBack product={product} />
          </div>
        ) : (
          <>
            <Choice product={product} order={order} fitText={facts ? facts.fitText : ' '} />
            <Foot product={product} order={order} />
            <OtherWays product={product} order={order} drawn={facts?.drawn} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Choice({
  product,
  order,
  fitText,
}: Content & {
  order: Order;
  /** A space keeps its room until it is known. */
  fitText: string | undefined;
}) {
  const mySize = useMySize(product, order);
  const { quantity, sizeGuide } = productWords;
  return (
    <div className={css.part}>
      <OrderForm product={product} order={order}>
        {mySize}
        {(product.hasSizeGuide || fitText) && (
          <div className={css.guide}>
            {product.hasSizeGuide && (
              <SiteLink
                className={clsx(textLink.link, css.guideLink)}
                // On the product's page, with what is chosen here: the way on is beside it.
                href={`${chosenPath(product, order.size, order.quantity)}#${sizeGuideFragment}`}
              >
                {sizeGuide}
              </SiteLink>
            )}
            {fitText && <p className={css.fact}>{fitText}</p>}
          </div>
        )}
        <div className={css.quantity} data-no-print="">
          <span className={css.name} aria-hidden="true">
            {quantity}
          </span>
          <OrderQuantity order={order} />
          <div className={css.prices}>
            <QuantityPrices product={product} quantity={order.quantity} />
          </div>
        </div>
      </OrderForm>
    </div>
  );
}

/** The price of the chosen quantity, and its button. */
function Foot({ product, order }: Content & { order: Order }) {
  const { sum, onlyLeft, viewCart } = productWords;
  const { quantity, size, totalKes } = order;
  const left = tooFewLeft(product, size, quantity);
  const most = mostText(quantity, productWords);
  const total = shownKes(totalKes);
  const isSilent = quantity === 1 && left === undefined && !most;
  return (
    <div ref={footHeight} className={clsx(css.part, css.foot)} data-foot="" data-no-print="">
      <div className={clsx(css.sum, isSilent && css.silent)}>
        {/* On a phone the price scrolls away; one item is announced by the field of the quantity. */}
        {quantity === 1 && <span className={clsx(css.total, css.ofOne)}>{total}</span>}
        <p role="status">
          {quantity > 1 && (
            <span className={css.total}>{fillText(sum, { count: quantity, sum: total })}</span>
          )}{' '}
          {left !== undefined && (
            <span className={css.left}>{fillText(onlyLeft, { count: left, size })}</span>
          )}{' '}
          {most && <span className={css.left}>{most}</span>}
        </p>
      </div>
      <div className={css.add}>
        <AddToCart order={order}>
          <Icon name="cart" />
        </AddToCart>
      </div>
      {order.added && (
        <button type="button" className={css.toCart} data-to-cart="" onClick={openCart}>
          {viewCart}
        </button>
      )}
    </div>
  );
}

/** The dialog opens by script: the day is there at once. */
function Day({ children }: { children: ReactNode }) {
  if (!deliveryTerms) return children;
  return (
    <span className={day.day}>
      <DeliveryDate terms={deliveryTerms}>{children}</DeliveryDate>
    </span>
  );
}

/** The ways to order besides the cart, and to ask. */
function OtherWays({
  product,
  order,
  drawn,
}: Content & { order: Order; drawn: boolean | undefined }) {
  const { chat, call } = productWords;
  return (
    <div className={clsx(css.part, css.others)} data-no-print="">
      <div className={css.ways}>
        <ChatOrder name={chat} order={order} />
        <a className={buttonClass('plain')} href={callLink} onClick={order.call}>
          <PhoneIcon />
          {call}
        </a>
      </div>
      <div className={css.ask}>
        <AskWhenBack product={product} />
        <AskAbout product={product} size={order.size} drawn={drawn} />
      </div>
    </div>
  );
}

/** The content of the product's page besides its card; undefined until it has loaded. */
function usePageFacts(id: string): PageFacts | undefined {
  const product = useCatalogueFile()?.product(id);
  return product === 'gone' ? undefined : product?.page;
}
