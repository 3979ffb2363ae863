import { KitengeBand } from '@/components/ui/kitenge-band';
import { Picture } from '@/components/ui/picture';
import type { Product } from '@/lib/catalogue';
import css from './hero.module.css';

/** The first screen of Home: what this is, and the way in. Shop Now scrolls to the categories. */
export function Hero({ products }: { products: readonly Product[] }) {
  return (
    <div className={css.hero}>
      <div className={css.inner}>
        <div className={css.words}>
          <h1 className={css.title}>Dress well. Pay fair.</h1>
          <p className={css.lead}>
            Shoes and clothes from our stall in Thika. Pick your size, order on WhatsApp, pay by
            M-Pesa.
          </p>
          <a className={css.action} href="#categories">
            Shop Now
          </a>
        </div>
        <ul className={css.pictures}>
          {products.map((product) => (
            <li key={product.id} className={css.picture}>
              <Picture picture={product.picture} alt={product.alt} place="hero" eager />
            </li>
          ))}
        </ul>
      </div>
      <KitengeBand />
    </div>
  );
}
