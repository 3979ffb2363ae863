import { GalleryScript } from '@/components/product/gallery-script.client';
import { OrderPanel } from '@/components/product/order-panel.client';
import { SizeGuidePanel } from '@/components/size-guide/size-guide-panel';
import { AskWhenBack } from '@/components/ui/ask-when-back';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { Stars } from '@/components/ui/stars';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { isSoldOut } from '@/lib/catalogue/stock';
import { payOnDeliveryText } from '@/lib/order/pay-on-delivery';
import { AskPhoto } from './ask-photo';
import { DeliverySummary } from './delivery-summary';
import { Gallery } from './gallery';
import css from './product-details.module.css';
import { ProductFacts } from './product-facts';
import { ShareProduct } from './share-product';

/** A product on its own page: a large picture, the price, and the same order panel as in the dialog. */
export function ProductDetails({ product }: { product: Product }) {
  const { rating } = product;
  const soldOut = isSoldOut(product);
  const paidThen = payOnDeliveryText();
  return (
    <article className={css.details} aria-labelledby="product">
      <Gallery product={product} />
      {product.views.length > 0 && <GalleryScript product={product.name} />}
      <div className={css.order}>
        <h1 id="product">{product.name}</h1>
        <div className={css.terms}>
          <div className={css.price}>
            <Price
              priceKes={product.priceKes}
              originalPriceKes={product.originalPriceKes}
              soldOut={soldOut}
            />
          </div>
          <Rating rating={rating} reviews={product.reviews}>
            {rating && <Stars rating={rating} />}
          </Rating>
        </div>
        <OrderPanel
          product={toCardProduct(product)}
          askWhenBack={<AskWhenBack product={product} />}
          askPhoto={product.drawn && <AskPhoto product={product} />}
          sizeGuide={(product.fit || product.hasSizeGuide) && <SizeGuidePanel product={product} />}
        />
        {paidThen && !soldOut && <p>{paidThen}</p>}
      </div>
      <p className={css.description}>{product.description}</p>
      <div className={css.facts}>
        <ProductFacts product={product} />
        <div className={css.delivery}>
          <DeliverySummary />
          <ShareProduct product={product} />
        </div>
      </div>
    </article>
  );
}
