import { GalleryScript } from '@/components/islands/product/gallery-script';
import { OrderPanel } from '@/components/islands/product/order-panel';
import { SizeGuidePanel } from '@/components/sections/size-guide/size-guide-panel';
import { AskWhenBack } from '@/components/ui/ask-when-back';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { type Product, toCardProduct } from '@/lib/catalogue/product';
import { isSoldOut } from '@/lib/catalogue/stock';
import { words, wordsFor } from '@/lib/words/words';
import { DeliverySummary } from './delivery-summary';
import { DrawnPicture } from './drawn-picture';
import css from './product-details.module.css';
import { ProductFacts } from './product-facts';
import { ProductPictures } from './product-pictures';
import { ShareProduct } from './share-product';

/** A product on its own page: a large picture, the price, and the same order panel as in the dialog. */
export function ProductDetails({ product }: { product: Product }) {
  return (
    <article className={css.details} aria-labelledby="product">
      <div className={css.picture} style={{ backgroundColor: product.picture?.colour }}>
        <ProductPictures product={product} />
        {product.drawn && <DrawnPicture product={product} />}
      </div>
      {product.views.length > 0 && (
        <GalleryScript words={wordsFor('fullView', 'dialog')} product={product.name} />
      )}
      <div className={css.facts}>
        <h1 id="product">{product.name}</h1>
        <div className={css.terms}>
          <div className={css.price}>
            <Price
              words={words}
              priceKes={product.priceKes}
              originalPriceKes={product.originalPriceKes}
              soldOut={isSoldOut(product)}
            />
          </div>
          <Rating words={words} rating={product.rating} reviews={product.reviews} />
        </div>
        <OrderPanel
          words={wordsFor('product', 'order', 'cartButton', 'wholesale')}
          product={toCardProduct(product)}
          askWhenBack={<AskWhenBack words={words} product={product} />}
          sizeGuide={(product.fit || product.hasSizeGuide) && <SizeGuidePanel product={product} />}
        />
        <p className={css.description}>{product.description}</p>
        <ProductFacts product={product} />
        <ShareProduct product={product} />
        <DeliverySummary />
      </div>
    </article>
  );
}
