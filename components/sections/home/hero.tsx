import { KitengeBand } from '@/components/ui/kitenge-band';
import { Picture } from '@/components/ui/picture';
import { heroPlace } from '@/components/ui/picture-places';
import { pages } from '@/data/pages';
import { type PictureFormat, type Scene, srcSet } from '@/lib/pictures/picture';
import { words } from '@/lib/words/words';
import css from './hero.module.css';

const forWide = { media: '(min-width: 900px)', sizes: heroPlace.sizes };

/** The first screen of Home. Shop Now scrolls to the categories. `wide` is for wide screens. */
export function Hero({ phone, wide }: { phone: Scene; wide: Scene }) {
  const files = (format: PictureFormat) => srcSet(wide.picture, format, heroPlace);
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
          <Picture picture={phone.picture} alt={phone.alt} place={heroPlace} eager>
            <source {...forWide} type="image/avif" srcSet={files('avif')} />
            <source {...forWide} srcSet={files('jpg')} />
          </Picture>
        </div>
      </div>
      <KitengeBand />
    </div>
  );
}
