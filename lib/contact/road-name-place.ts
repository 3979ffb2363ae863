import type { StreetPoint, Streets } from '@/data/schema/visit';
import { planSpan } from './plan-span';

type Road = Pick<Streets['roads'][number], 'from' | 'to'>;

/**
 * Where a road's name is written on the plan, in metres from the stall: the middle of its longest part
 * that no other road and no side of the plan crosses.
 */
export function roadNamePlace(road: Road, roads: readonly Road[]): StreetPoint {
  const cuts = [...roads, ...sides()]
    .flatMap((other) => crossing(road, other))
    .sort((a, b) => a - b);
  const ends = [0, ...cuts, 1];
  let place = along(road, 0.5);
  let longest = 0;
  for (const [at, end] of ends.entries()) {
    const start = ends[at - 1] ?? 0;
    const middle = along(road, (start + end) / 2);
    if (end - start <= longest || !isInside(middle)) continue;
    longest = end - start;
    place = middle;
  }
  return place;
}

/** The part of the way along `road` at which `other` crosses it; none where it does not. */
function crossing(road: Road, other: Road): number[] {
  const [east, north] = [road.to.east - road.from.east, road.to.north - road.from.north];
  const [otherEast, otherNorth] = [
    other.to.east - other.from.east,
    other.to.north - other.from.north,
  ];
  const turn = east * otherNorth - north * otherEast;
  if (turn === 0) return [];
  const [apartEast, apartNorth] = [
    other.from.east - road.from.east,
    other.from.north - road.from.north,
  ];
  const part = (apartEast * otherNorth - apartNorth * otherEast) / turn;
  const otherPart = (apartEast * north - apartNorth * east) / turn;
  return [part, otherPart].every((one) => one >= 0 && one <= 1) ? [part] : [];
}

function along({ from, to }: Road, part: number): StreetPoint {
  return {
    east: from.east + part * (to.east - from.east),
    north: from.north + part * (to.north - from.north),
  };
}

function isInside({ east, north }: StreetPoint): boolean {
  return Math.abs(east) <= planSpan.east && Math.abs(north) <= planSpan.north;
}

function sides(): Road[] {
  const { east, north } = planSpan;
  const corners = [
    { east: -east, north },
    { east, north },
    { east, north: -north },
    { east: -east, north: -north },
  ];
  return corners.map((from, at) => ({ from, to: corners[(at + 1) % 4] ?? from }));
}
