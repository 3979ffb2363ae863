import type { CSSProperties } from 'react';
import { KitengeBand } from '@/components/ui/kitenge-band';
import { Picture } from '@/components/ui/picture';
import { heroPlace, veryWideHeroPlace, wideHeroPlace } from '@/components/ui/picture-places';
import { preloadPicture } from '@/components/ui/preload-picture';
import { pages } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { sitePath } from '@/lib/links/site-path';
import { payOnDeliveryText } from '@/lib/order/pay-on-delivery';
import { jpegPath, type Scene, srcSet } from '@/lib/pictures/picture';
import { homeWords } from '@/words/home';
import css from './hero.module.css';

const veryWideScreen = '(min-width: 1024px)';
const wideScreen = '(min-width: 600px)';

/**
 * The first screen of Home: what the shop sells, from what price, how it is paid. Shop Now scrolls to the
 * categories. `wide` is for screens of 600 px or more, `veryWide` for those of 1,024 that know AVIF. A
 * picture is shown whole on every screen, below the words.
 */
export function Hero({
  phone,
  wide,
  veryWide,
  fromKes,
}: Record<'phone' | 'wide' | 'veryWide', Scene | undefined> & {
  /** The lowest price in the shop, in whole shillings; nothing of an empty shop. */
  fromKes: number | undefined;
}) {
  // A shop with one picture shows it on every screen; one without shows the words alone.
  const first = phone ?? wide ?? veryWide;
  if (first) preloadPicture(first.picture, heroPlace, wide && `not all and ${wideScreen}`);
  const payOnDelivery = payOnDeliveryText();
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <h1 className={css.title}>{pages.home.heading}</h1>
        <div className={css.offer}>
          <p className={css.lead}>{pages.home.lead}</p>
          <div className={css.start}>
            <a className={css.action} href="#categories">
              {homeWords.shopNow}
            </a>
            {fromKes !== undefined && (
              <p className={css.from}>
                <span className={css.ticket}>
                  {fillText(homeWords.from, { price: shownKes(fromKes) })}
                </span>
              </p>
            )}
          </div>
          {payOnDelivery && <p className={css.pay}>{payOnDelivery}</p>}
        </div>
      </div>
      {first && (
        <div className={css.picture} style={shapes(first, wide, veryWide)}>
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
      <KitengeBand />
    </div>
  );
}

/** Width over height of the picture of each screen, as properties of the style. */
function shapes(first: Scene, wide = first, veryWide = wide): CSSProperties {
  const shape = ({ picture }: Scene) => Number((1 / picture.aspect).toFixed(3));
  return {
    '--phone': shape(first),
    '--wide': shape(wide),
    '--very-wide': shape(veryWide),
  } as CSSProperties;
}
