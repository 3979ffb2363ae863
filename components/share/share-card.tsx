import type { CSSProperties } from 'react';
import { colours } from '@/data/colours';
import { shop } from '@/data/shop';
import { brandFontFamily, drawable } from '@/lib/brand/drawable';
import { kitengeBandSvg } from '@/lib/brand/kitenge-svg';
import { PRODUCT_ASPECT } from '@/lib/pictures/picture';
import { type CardFacts, cardSize } from '@/lib/seo/share-card';

/*
 * Drawn to a picture, not shown on a page: the drawing program knows inline styles and flex boxes
 * only, hence no CSS module here. Made to be read at 300 px, a quarter of its width.
 */

/** The picture of a shared link: the product, its price and the shop's name. */
export function ShareCard({
  card,
  photos,
  icon,
  wordmark,
}: {
  card: CardFacts;
  /** Data addresses; undefined for a product without a photo. */
  photos: readonly (string | undefined)[];
  /** The shop's icon as SVG. */
  icon: string;
  /** A logo that takes the place of the icon and the shop's name. */
  wordmark: { address: string; width: number; height: number } | undefined;
}) {
  return (
    <div style={styles.card}>
      {/* biome-ignore lint/performance/noImgElement: drawn by next/og, which knows img alone */}
      <img src={svgAddress(kitenge)} alt="" style={styles.kitenge} {...kitengeSize} />
      <div style={styles.photos}>
        {photos.length === 0 ? (
          <CardMark icon={icon} size={400} />
        ) : (
          photos.map((photo, at) => (
            <CardPhoto
              key={card.productIds[at] ?? 'corner'}
              photo={photo}
              icon={icon}
              at={at}
              box={photos.length === 1 ? photoBox.alone : photoBox.four}
            />
          ))
        )}
      </div>
      <div style={styles.words}>
        <div style={{ ...styles.title, fontSize: titleSize(card.title) }}>
          {drawable(card.title)}
        </div>
        <CardPrice card={card} />
        {wordmark ? (
          <div style={styles.wordmark}>
            {/* biome-ignore lint/performance/noImgElement: drawn by next/og, which knows img alone */}
            <img src={wordmark.address} alt="" width={wordmark.width} height={wordmark.height} />
            {card.line && <div style={styles.line}>{card.line}</div>}
          </div>
        ) : (
          <div style={styles.shop}>
            <CardMark icon={icon} size={88} />
            <div style={styles.names}>
              <div style={styles.name}>{shop.name}</div>
              {card.line && <div style={styles.line}>{card.line}</div>}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** The pictures' boxes, in px: both are 4:5, as the photos are. */
export const photoBox = { alone: boxOf(504), four: boxOf(252) };

/** The most room for a wide logo, in px. */
export const wordmarkBox = { width: 600, height: 58 };

function boxOf(width: number) {
  return { width, height: width * PRODUCT_ASPECT };
}

function CardPhoto({
  photo,
  icon,
  at,
  box,
}: {
  photo: string | undefined;
  icon: string;
  at: number;
  box: { width: number; height: number };
}) {
  // biome-ignore lint/performance/noImgElement: drawn by next/og, which knows img alone
  if (photo) return <img src={photo} alt="" {...box} />;
  return (
    <div style={{ ...styles.empty, ...box, background: tints[at % tints.length] }}>
      <CardMark icon={icon} size={box.width / 2.4} />
    </div>
  );
}

function CardPrice({ card: { pill, was, soldOut } }: { card: CardFacts }) {
  return (
    <div style={styles.prices}>
      <div style={{ ...styles.price, fontSize: pill.length > 12 ? 66 : 84 }}>{pill}</div>
      {soldOut && <div style={styles.soldOut}>{soldOut}</div>}
      {was && !soldOut && <div style={styles.was}>{was}</div>}
    </div>
  );
}

function CardMark({ icon, size }: { icon: string; size: number }) {
  // biome-ignore lint/performance/noImgElement: drawn by next/og, which knows img alone
  return <img src={svgAddress(icon)} alt="" width={size} height={size} />;
}

function svgAddress(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Long names in smaller letters, so that none takes more than two lines. */
function titleSize(title: string): number {
  return title.length > 21 ? 72 : title.length > 14 ? 84 : 96;
}

const kitengeSize = { width: 696, height: 77 };
const kitenge = kitengeBandSvg(colours, 6, kitengeSize.width);

const tints = [colours.tintNote, colours.tintGood, colours.tintWarm, colours.tintCool];

const styles = {
  card: { ...cardSize, display: 'flex', background: colours.paper, color: colours.ink },
  kitenge: { position: 'absolute', right: 0, bottom: 0 },
  photos: {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'center',
    justifyContent: 'center',
    width: 504,
    height: 630,
    background: colours.brand,
  },
  empty: { display: 'flex', alignItems: 'center', justifyContent: 'center' },
  words: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: 696,
    height: 630,
    // The kitenge takes the lowest 77 px.
    padding: '44px 44px 110px 52px',
    fontFamily: brandFontFamily,
  },
  title: { fontWeight: 800, lineHeight: 1.02, letterSpacing: -1, textWrap: 'balance' },
  prices: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  price: {
    padding: '10px 26px 14px',
    borderRadius: 16,
    background: colours.brand,
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: -0.5,
    whiteSpace: 'nowrap',
  },
  was: {
    marginTop: 12,
    marginLeft: 26,
    color: colours.inkSoft,
    fontSize: 46,
    fontWeight: 600,
    lineHeight: 1,
    textDecoration: 'line-through',
  },
  soldOut: {
    marginTop: 14,
    padding: '6px 22px 10px',
    borderRadius: 12,
    color: colours.paper,
    background: colours.ink,
    fontSize: 46,
    fontWeight: 600,
    lineHeight: 1,
  },
  shop: { display: 'flex', alignItems: 'center' },
  wordmark: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  names: { display: 'flex', flexDirection: 'column', marginLeft: 22 },
  name: { fontSize: 58, fontWeight: 800, lineHeight: 1, letterSpacing: -0.5 },
  line: { marginTop: 6, color: colours.inkSoft, fontSize: 32, fontWeight: 600, lineHeight: 1 },
} satisfies Record<string, CSSProperties>;
