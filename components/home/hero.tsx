import clsx from 'clsx/lite';
import { KitengeBand } from '@/components/ui/kitenge-band';
import { Picture } from '@/components/ui/picture';
import { heroPlace, veryWideHeroPlace, wideHeroPlace } from '@/components/ui/picture-places';
import { preloadPicture } from '@/components/ui/preload-picture';
import { pages } from '@/lib/facts/texts';
import { sitePath } from '@/lib/links/site-path';
import { jpegPath, type Scene, srcSet } from '@/lib/pictures/picture';
import { homeWords } from '@/words/home';
import css from './hero.module.css';

const veryWideScreen = '(min-width: 1700px)';
const wideScreen = '(min-width: 1024px)';

/**
 * The first screen of Home. Shop Now scrolls to the categories. `wide` is for screens of 1,024 px or more,
 * `veryWide` for those of 1,700 that know AVIF. A picture is shown whole on every screen, beside or below
 * the words.
 */
export function Hero({
  phone,
  wide,
  veryWide,
}: Record<'phone' | 'wide' | 'veryWide', Scene | undefined>) {
  // A shop with one picture shows it on every screen; one without shows the words alone.
  const first = phone ?? wide ?? veryWide;
  if (first) preloadPicture(first.picture, heroPlace, wide && `not all and ${wideScreen}`);
  return (
    <div className={css.hero}>
      <div className={clsx(css.stage, !first && css.wordsAlone)}>
        <div className={css.words}>
          <h1 className={css.title}>{pages.home.heading}</h1>
          <p className={css.lead}>{pages.home.lead}</p>
          <a className={css.action} href="#categories">
            {homeWords.shopNow}
          </a>
        </div>
        {first && (
          <div className={css.picture}>
            <Picture picture={first.picture} alt={first.alt} place={heroPlace} eager>
              {veryWide && (
                <source
                  media={veryWideScreen}
                  type="image/avif"
                  srcSet={srcSet(veryWide.picture, 'avif', veryWideHeroPlace)}
                  sizes={veryWideHeroPlace.sizes}
                />
              )}
              {wide && (
                <>
                  <source
                    media={wideScreen}
                    type="image/avif"
                    srcSet={srcSet(wide.picture, 'avif', wideHeroPlace)}
                    sizes={wideHeroPlace.sizes}
                  />
                  <source
                    media={wideScreen}
                    srcSet={sitePath(jpegPath(wide.picture, wideHeroPlace))}
                  />
                </>
              )}
            </Picture>
          </div>
        )}
      </div>
      <KitengeBand />
    </div>
  );
}
