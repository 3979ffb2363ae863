import type { StreetPoint, Streets } from '@/data/schema/visit';
import { shop } from '@/data/shop';
import { planSpan } from '@/lib/contact/plan-span';
import { roadNamePlace } from '@/lib/contact/road-name-place';
import { fillText } from '@/lib/format/fill-text';
import { langOf } from '@/lib/format/owners-text';
import { contactWords } from '@/words/contact';
import css from './street-plan.module.css';

/** About half the width of a letter of a landmark's name, in the drawing's units. */
const HALF_LETTER = 4.5;

/** The same of a letter of the shop's name, and what its sign has beside the name. */
const HALF_BOLD_LETTER = 5;
const SIGN_MARGIN = 12;
const LEAST_HALF_SIGN = 48;

/** A point as the drawing has it: a metre is a unit, the stall is in the middle, and down is south. */
const place = ({ east, north }: StreetPoint) => ({
  x: planSpan.east + east,
  y: planSpan.north - north,
});

/** The streets round the stall, drawn from data/shop.ts. */
export function StreetPlan({ streets: { roads, landmarks } }: { streets: Streets }) {
  const lines = roads.map((road) => ({
    name: road.name,
    from: place(road.from),
    to: place(road.to),
    nameAt: place(roadNamePlace(road, roads)),
  }));
  const stall = place({ east: 0, north: 0 });
  const list = (texts: readonly { name: string }[]) => texts.map(({ name }) => name).join(', ');
  const label = [
    roads.length > 0 && fillText(contactWords.plan, { roads: list(roads) }),
    landmarks.length > 0 && fillText(contactWords.landmarks, { landmarks: list(landmarks) }),
  ];
  return (
    <svg
      className={css.plan}
      viewBox={`0 0 ${2 * planSpan.east} ${2 * planSpan.north}`}
      role="img"
      aria-label={`${label.filter(Boolean).join('. ')}.`}
    >
      {/* All edges first, so that no street's edge crosses another street. */}
      {['edge', 'road'].map((part) => (
        <g key={part} className={css[part]}>
          {lines.map(({ name, from, to }) => (
            <path key={name} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          ))}
        </g>
      ))}
      <g className={css.names}>
        {lines.map(({ name, from, to, nameAt }) => (
          <text key={name} transform={alongRoad(nameAt, from, to)}>
            {name}
          </text>
        ))}
      </g>
      {landmarks.map((landmark) => {
        const { name } = landmark;
        const { x, y } = place(landmark.at);
        return (
          <g key={name} className={css.landmark}>
            <circle cx={x} cy={y} r="5" />
            <text
              x={withinSides(x, name.length * HALF_LETTER)}
              y={y + 20}
              {...langOf(landmark, 'name')}
            >
              {name}
            </text>
          </g>
        );
      })}
      <g className={css.stall} transform={`translate(${stall.x} ${stall.y})`}>
        <path d={signPath(shop.name.length * HALF_BOLD_LETTER + SIGN_MARGIN)} />
        <text y="31">{shop.name}</text>
      </g>
    </svg>
  );
}

/** The sign over the stall, half as wide as its name needs, with its tip at the stall. */
function signPath(needed: number): string {
  const half = Math.max(needed, LEAST_HALF_SIGN);
  const side = half - 14;
  return `m0 0 9 14h${side}a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5h-${2 * half - 10}a5 5 0 0 1-5-5v-24a5 5 0 0 1 5-5h${side}Z`;
}

/** The middle of a text at `x`, moved so far that a text of this half width is not cut. */
function withinSides(x: number, half: number): number {
  return Math.min(Math.max(x, half), 2 * planSpan.east - half);
}

type Point = ReturnType<typeof place>;

/** A name at its place, along its road and never upside down. */
function alongRoad({ x, y }: Point, from: Point, to: Point): string {
  const [left, right] = from.x <= to.x ? [from, to] : [to, from];
  const angle = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI;
  return `translate(${round(x)} ${round(y)}) rotate(${round(angle)})`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
