import type { ComponentProps, CSSProperties } from 'react';
import { colours } from '@/data/colours';
import { shop } from '@/data/shop';
import { brandFontFamily, drawable } from '@/lib/brand/drawable';
import { kitengeBandSvg } from '@/lib/brand/kitenge-svg';
import { PRODUCT_ASPECT } from '@/lib/pictures/picture';
import { installPictures } from '@/lib/seo/install-pictures';
import { picturesOnCard } from '@/lib/seo/share-card';
import { CardMark, CardPhoto, type ShareCard, svgAddress } from './share-card';

/* Drawn to a picture, as the share card is: inline styles and flex boxes only. */

const { width, height } = installPictures['narrow.jpg'];
const EDGE = 32;
const GAP = 16;
const MARK = 84;
const KITENGE = 80;
const tileWidth = (width - 2 * EDGE - GAP) / 2;

/** A photo's box, in px: 4:5, two beside each other. */
export const tileBox = { width: tileWidth, height: tileWidth * PRODUCT_ASPECT };

/** Home's share card for a phone: the shop's name above four of its products. */
export function InstallCard({ card, photos, icon, wordmark }: ComponentProps<typeof ShareCard>) {
  return (
    <div style={styles.card}>
      <div style={styles.words}>
        {wordmark ? (
          // biome-ignore lint/performance/noImgElement: drawn by next/og, which knows img alone
          <img src={wordmark.address} alt="" width={wordmark.width} height={wordmark.height} />
        ) : (
          <div style={styles.shop}>
            <CardMark icon={icon} size={MARK} />
            <div style={styles.names}>
              <div style={styles.name}>{shop.name}</div>
              {card.line && <div style={styles.line}>{card.line}</div>}
            </div>
          </div>
        )}
        <div style={styles.title}>{drawable(card.title)}</div>
        <div style={styles.price}>{card.pill}</div>
      </div>
      <div style={styles.photos}>
        {corners.map((at) => (
          <div key={at} style={styles.tile}>
            <CardPhoto photo={photos[at]} icon={icon} at={at} box={tileBox} />
          </div>
        ))}
      </div>
      {/* biome-ignore lint/performance/noImgElement: drawn by next/og, which knows img alone */}
      <img src={svgAddress(kitenge)} alt="" style={styles.kitenge} {...kitengeSize} />
    </div>
  );
}

const corners = Array.from({ length: picturesOnCard }, (_, at) => at);

const kitengeSize = { width, height: KITENGE };
const kitenge = kitengeBandSvg(colours, 6, kitengeSize.width);

const styles = {
  card: {
    width,
    height,
    display: 'flex',
    flexDirection: 'column',
    background: colours.paper,
    color: colours.ink,
    fontFamily: brandFontFamily,
  },
  words: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    // Two lines of title and of what the shop is, at most: what is longer is cut off.
    height: height - 2 * tileBox.height - GAP - KITENGE - EDGE,
    overflow: 'hidden',
    padding: `28px ${EDGE}px 24px`,
  },
  shop: { display: 'flex', alignItems: 'center' },
  names: {
    display: 'flex',
    flexDirection: 'column',
    width: width - 2 * EDGE - MARK - 20,
    marginLeft: 20,
  },
  name: { fontSize: 54, fontWeight: 800, lineHeight: 1, letterSpacing: -0.5 },
  line: { marginTop: 6, color: colours.inkSoft, fontSize: 28, fontWeight: 600, lineHeight: 1.08 },
  title: {
    fontSize: 56,
    fontWeight: 800,
    lineHeight: 1.02,
    letterSpacing: -0.5,
    textWrap: 'balance',
  },
  price: {
    padding: '8px 20px 11px',
    borderRadius: 14,
    background: colours.brand,
    fontSize: 46,
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: -0.5,
  },
  photos: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    width: width - 2 * EDGE,
    height: 2 * tileBox.height + GAP,
    marginLeft: EDGE,
    rowGap: GAP,
  },
  tile: { display: 'flex', ...tileBox, borderRadius: 20, overflow: 'hidden' },
  kitenge: { position: 'absolute', left: 0, bottom: 0 },
} satisfies Record<string, CSSProperties>;
