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

/** What lies over the photo: the price ticket, the words, the shop's mark and the kitenge edge. */
export function PostPicture({
  format,
  facts: { price, was },
  layout,
  icon,
}: {
  format: PostFormat;
  facts: Pick<PostFacts, 'price' | 'was'>;
  layout: ReturnType<typeof postLayout>;
  /** The shop's icon as SVG. */
  icon: string;
}) {
  const { width, height, margin, sceneHeight } = format;
  const { ticket, name, sizes, address } = layout;
  const kitengeCount = Math.round(
    width / ((format.kitenge * kitengeTile.width) / kitengeTile.height),
  );
  return (
    <div style={{ ...styles.picture, width, height }}>
      <div
        style={{ ...styles.paper, left: 0, top: sceneHeight, width, height: height - sceneHeight }}
      />
      <div
        style={{
          ...styles.ticket,
          left: margin,
          top: format.ticket.top,
          width: ticket.width,
          height: ticket.height,
          paddingLeft: ticket.size * ticketShape.before,
          paddingTop: ticket.size * ticketShape.above,
          fontSize: ticket.size,
          clipPath: polygon(
            ticketOutline(ticket.width, ticket.height, ticket.size * ticketShape.tooth),
          ),
        }}
      >
        {price}
      </div>
      {was && (
        <div
          style={{
            ...styles.was,
            left: margin + ticket.width + layout.was.gap,
            top: format.ticket.top,
            height: ticket.height,
          }}
        >
          <div style={{ ...styles.tag, fontSize: layout.was.tagSize }}>{was.percent}</div>
          <div style={{ ...styles.wasPrice, fontSize: layout.was.size }}>{was.price}</div>
        </div>
      )}
      <div
        style={{
          ...styles.words,
          left: margin,
          top: format.wordsTop,
          width: width - 2 * margin,
          height: format.wordsBottom - format.wordsTop,
        }}
      >
        <Lines style={styles.name} {...name} />
        <div style={format.oneRow ? styles.oneRow : styles.twoRows}>
          <Lines style={styles.sizes} {...sizes} />
          <div style={{ ...styles.shop, marginTop: format.oneRow ? 0 : format.margin / 3 }}>
            <Svg svg={icon} width={format.mark} height={format.mark} />
            <Lines style={styles.address} {...address} />
          </div>
        </div>
      </div>
      <div
        style={{ ...styles.kitenge, top: height - format.kitenge, width, height: format.kitenge }}
      >
        <Svg
          svg={kitengeBandSvg(colours, kitengeCount, width)}
          width={width}
          height={format.kitenge}
        />
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
