import type { CSSProperties } from 'react';
import { KitengeBand } from '@/components/ui/kitenge-band';
import { OwnersText } from '@/components/ui/owners-text';
import { Picture } from '@/components/ui/picture';
import { heroPlace, veryWideHeroPlace, wideHeroPlace } from '@/components/ui/picture-places';
import { preloadPicture } from '@/components/ui/preload-picture';
import { payOnDeliveryText } from '@/lib/delivery/pay-on-delivery';
import { pageText } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { fileHref } from '@/lib/links/site-path';
import { jpegPath, type Scene, srcSet } from '@/lib/pictures/picture';
import { homeWords } from '@/words/home';
import css from './hero.module.css';

const veryWideScreen = '(min-width: 1024px)';
const wideScreen = '(min-width: 600px)';

/**
 * The first screen of Home: the products of the shop, the lowest price, the ways to pay. Shop Now
 * scrolls to the categories. `wide` is the picture for screens of 600 px or more, `veryWide` for
 * screens of 1,024 px or more that support AVIF. A picture is whole on every screen, below the
 * words.
 */
export function Hero({
  phone,
  wide,
  veryWide,
  fromKes,
}: Record<'phone' | 'wide' | 'veryWide', Scene | undefined> & {
  /** The lowest price in the shop, in whole shillings; undefined for an empty shop. */
  fromKes: number | undefined;
}) {
  // A shop with one picture shows it on every screen; one without shows the words alone.
  const first = phone ?? wide ?? veryWide;
  const place = first && heroPlace(shapeOf(first));
  const widePlace = wide && wideHeroPlace(shapeOf(wide));
  if (place) preloadPicture(first.picture, place, wide && `not all and ${wideScreen}`);
  const payOnDelivery = payOnDeliveryText();
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <OwnersText as="h1" of={pageText('home', 'heading')} className={css.title} />
        <div className={css.offer}>
          <OwnersText as="p" of={pageText('home', 'lead')} className={css.lead} />
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
      {place && (
        <div className={css.picture} style={shapes(first, wide, veryWide)}>
          <Picture picture={first.picture} alt={first.alt} place={place} eager>
            {veryWide && <VeryWideSource scene={veryWide} />}
            {widePlace && (
              <>
                <source
                  media={wideScreen}
                  type="image/avif"
                  srcSet={srcSet(wide.picture, 'avif', widePlace)}
                  sizes={widePlace.sizes}
                />
                <source media={wideScreen} srcSet={fileHref(jpegPath(wide.picture, widePlace))} />
              </>
            )}
          </Picture>
        </div>
      )}
      <KitengeBand />
    </div>
  );
}

function VeryWideSource({ scene }: { scene: Scene }) {
  const place = veryWideHeroPlace(shapeOf(scene));
  return (
    <source
      media={veryWideScreen}
      type="image/avif"
      srcSet={srcSet(scene.picture, 'avif', place)}
      sizes={place.sizes}
    />
  );
}

/** Width over height. */
const shapeOf = ({ picture }: Scene) => Number((1 / picture.aspect).toFixed(3));

/** The shape of the picture of each screen, as properties of the style. */
function shapes(first: Scene, wide = first, veryWide = wide): CSSProperties {
  return {
    '--phone': shapeOf(first),
    '--wide': shapeOf(wide),
    '--very-wide': shapeOf(veryWide),
  } as CSSProperties;
}
