import { KitengeBand } from '@/components/ui/kitenge-band';
import { Picture } from '@/components/ui/picture';
import { pages } from '@/data/pages';
import type { Scene } from '@/lib/pictures/picture';
import { words } from '@/lib/words/words';
import css from './hero.module.css';

/** The first screen of Home. Shop Now scrolls to the categories. */
export function Hero({ phone, wide }: { phone: Scene; wide: Scene }) {
  return (
    <div className={css.hero}>
      <div className={css.stage}>
        <div className={css.words}>
          <h1 className={css.title}>{pages.home.heading}</h1>
          <p className={css.lead}>{pages.home.lead}</p>
          <a className={css.action} href="#categories">
            {words.home.shopNow}
          </a>
        </div>
        <div className={css.picture}>
          <Picture picture={phone.picture} wide={wide.picture} alt={phone.alt} place="hero" eager />
        </div>
      </div>
      <KitengeBand />
    </div>
  );
}
