import clsx from 'clsx/lite';
import { Gallery } from '@/components/product/gallery/gallery';
import { GalleryScript } from '@/components/product/gallery/gallery-script.client';
import { OrderPanel } from '@/components/product/order/order-panel.client';
import { DeliverySummary } from '@/components/product/page/delivery-summary';
import { GoesWith } from '@/components/product/page/goes-with';
import { ProductFacts } from '@/components/product/page/product-facts';
import facts from '@/components/product/page/product-facts.module.css';
import { ProductReviews } from '@/components/product/page/product-reviews';
import { ShareProduct } from '@/components/product/page/share-product';
import { SizeGuidePanel } from '@/components/size-guide/size-guide-panel';
import { AskWhenBack } from '@/components/ui/ask-when-back';
import { OwnersText } from '@/components/ui/owners-text';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { Stars } from '@/components/ui/stars';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { isSoldOut } from '@/lib/catalogue/stock';
import { ownersText } from '@/lib/format/owners-text';
import css from './product-details.module.css';

/**
 * A product on its own page: its pictures, the price, the same order panel as in the dialog, and what
 * there is to know of it. Of a product that is sold out, the page draws the latter below other products.
 */
export function ProductDetails({
  product,
  goesWith,
}: {
  product: Product;
  /** The products that go with it. */
  goesWith: readonly Product[];
}) {
  const { rating } = product;
  const soldOut = isSoldOut(product);
  const severalPictures = product.picture !== undefined && product.views.length > 0;
  return (
    <article
      className={clsx(css.details, severalPictures && css.severalPictures)}
      aria-labelledby="product"
    >
      <Gallery product={product} />
      {severalPictures && <GalleryScript product={product.name} />}
      <div className={css.side}>
        <div className={css.order}>
          <OwnersText as="h1" of={ownersText(product, 'name')} id="product" className={css.name} />
          <div className={css.terms}>
            <div className={css.price}>
              <Price
                priceKes={product.priceKes}
                originalPriceKes={product.originalPriceKes}
                soldOut={soldOut}
              />
            </div>
            {rating !== undefined && (
              <a className={css.rating} href="#reviews">
                <Rating rating={rating} reviews={product.reviews}>
                  <Stars rating={rating} />
                </Rating>
              </a>
            )}
          </div>
          <OrderPanel
            product={toCardProduct(product)}
            drawn={product.drawn}
            askWhenBack={<AskWhenBack product={product} />}
            sizeGuide={
              (product.fit || product.hasSizeGuide) && <SizeGuidePanel product={product} />
            }
            description={
              <OwnersText
                as="p"
                of={ownersText(product, 'description')}
                className={css.description}
              />
            }
            delivery={<DeliverySummary />}
          />
        </div>
      </div>
      {!soldOut && (
        <div className={css.about}>
          <div className={facts.facts}>
            <ProductFacts product={product} />
            <ShareProduct product={product} />
          </div>
          <div className={css.more}>
            <ProductReviews product={product} />
            <GoesWith products={goesWith} />
          </div>
        </div>
      )}
    </article>
  );
}
