import type { CSSProperties } from 'react';
import { colours } from '@/data/colours';
import { brandFontFamily } from '@/lib/brand/drawable';
import { kitengeBandSvg, kitengeTile } from '@/lib/brand/kitenge-svg';
import type { PostFacts } from './post-facts';
import {
  MARK_GAP,
  nameLineHeight,
  type PostFormat,
  type postLayout,
  textLineHeight,
  ticketShape,
} from './post-format';
import { ticketOutline } from './ticket-outline';

/*
 * Drawn by next/og as the share cards are (components/share/share-card.tsx). Everything but
 * the scene, which is laid under it: that keeps the drawing fast.
 */

type Layout = ReturnType<typeof postLayout>;

/** The layer over the photo: the price ticket, the words, the shop's mark and the kitenge edge. */
export function PostPicture({
  format,
  facts: { price, was },
  layout,
  icon,
}: {
  format: PostFormat;
  facts: Pick<PostFacts, 'price' | 'was'>;
  layout: Layout;
  /** The shop's icon as SVG. */
  icon: string;
}) {
  const { width, height, margin, sceneHeight, ticket, kitenge } = format;
  const kitengeCount = Math.round(width / ((kitenge * kitengeTile.width) / kitengeTile.height));
  return (
    <div style={{ ...styles.picture, width, height }}>
      <div
        style={{ ...styles.paper, left: 0, top: sceneHeight, width, height: height - sceneHeight }}
      />
      <Ticket price={price} ticket={layout.ticket} left={margin} top={ticket.top} />
      {was && <Was was={was} layout={layout} left={margin} top={ticket.top} />}
      <Words format={format} layout={layout} icon={icon} />
      <div style={{ ...styles.kitenge, top: height - kitenge, width, height: kitenge }}>
        <Svg svg={kitengeBandSvg(colours, kitengeCount, width)} width={width} height={kitenge} />
      </div>
    </div>
  );
}

function Ticket({
  price,
  ticket: { size, width, height },
  left,
  top,
}: {
  price: string;
  ticket: Layout['ticket'];
  left: number;
  top: number;
}) {
  return (
    <div
      style={{
        ...styles.ticket,
        left,
        top,
        width,
        height,
        paddingLeft: size * ticketShape.before,
        paddingTop: size * ticketShape.above,
        fontSize: size,
        clipPath: polygon(ticketOutline(width, height, size * ticketShape.tooth)),
      }}
    >
      {price}
    </div>
  );
}

/** The earlier price, beside the ticket that is at `left`. */
function Was({
  was,
  layout: {
    ticket,
    was: { gap, size, tagSize },
  },
  left,
  top,
}: {
  was: NonNullable<PostFacts['was']>;
  layout: Layout;
  left: number;
  top: number;
}) {
  return (
    <div style={{ ...styles.was, left: left + ticket.width + gap, top, height: ticket.height }}>
      <div style={{ ...styles.tag, fontSize: tagSize }}>{was.percent}</div>
      <div style={{ ...styles.wasPrice, fontSize: size }}>{was.price}</div>
    </div>
  );
}

/** The name and sizes, with the shop's mark and address. */
function Words({
  format: { width, margin, wordsTop, wordsBottom, oneRow, mark },
  layout: { name, sizes, address },
  icon,
}: {
  format: PostFormat;
  layout: Layout;
  icon: string;
}) {
  return (
    <div
      style={{
        ...styles.words,
        left: margin,
        top: wordsTop,
        width: width - 2 * margin,
        height: wordsBottom - wordsTop,
      }}
    >
      <Lines style={styles.name} {...name} />
      <div style={oneRow ? styles.oneRow : styles.twoRows}>
        <Lines style={styles.sizes} {...sizes} />
        <div style={{ ...styles.shop, marginTop: oneRow ? 0 : margin / 3 }}>
          <Svg svg={icon} width={mark} height={mark} />
          <Lines style={styles.address} {...address} />
        </div>
      </div>
    </div>
  );
}

function Lines({
  style,
  size,
  lines,
}: {
  style: CSSProperties;
  size: number;
  lines: readonly string[];
}) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', fontSize: size, ...style }}>
      {lines.map((line) => (
        <div key={line} style={{ whiteSpace: 'nowrap' }}>
          {line}
        </div>
      ))}
    </div>
  );
}

function Svg({ svg, width, height }: { svg: string; width: number; height: number }) {
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return <img src={source} alt="" width={width} height={height} />;
}

function polygon(points: readonly (readonly [number, number])[]): string {
  return `polygon(${points.map(([x, y]) => `${x}px ${y}px`).join(', ')})`;
}

const styles = {
  picture: {
    position: 'relative',
    display: 'flex',
    color: colours.ink,
    fontFamily: brandFontFamily,
  },
  paper: { position: 'absolute', background: colours.paper },
  ticket: {
    position: 'absolute',
    display: 'flex',
    background: colours.brand,
    fontWeight: 800,
    lineHeight: 1,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
  },
  was: {
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    whiteSpace: 'nowrap',
    lineHeight: 1,
  },
  wasPrice: { color: colours.inkSoft, fontWeight: 600, textDecoration: 'line-through' },
  tag: {
    padding: '0.12em 0.42em 0.16em',
    borderRadius: 999,
    color: colours.white,
    background: colours.accent,
    fontWeight: 800,
  },
  words: {
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
  },
  name: { fontWeight: 800, lineHeight: nameLineHeight, letterSpacing: '-0.02em' },
  sizes: { fontWeight: 600, lineHeight: textLineHeight },
  shop: { display: 'flex', alignItems: 'center' },
  oneRow: { display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  twoRows: { display: 'flex', flexDirection: 'column' },
  address: { marginLeft: MARK_GAP, fontWeight: 800, lineHeight: 1, color: colours.action },
  kitenge: { position: 'absolute', left: 0, display: 'flex' },
} satisfies Record<string, CSSProperties>;
