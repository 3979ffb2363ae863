import type { Issue } from './issue';
import { type Place, townPlace } from './kenyan-towns';

/** How far a shop may be from the middle of its town, in degrees of some 111 km. */
const NEAR = 0.7;

/**
 * What is wrong with the shop's position: degrees that are swapped, or without their minus, or that are
 * not in Kenya, where customers would be led to. `town` is the one of the shop's address; where the shop
 * knows it, a position that leads elsewhere is found too.
 */
export function placeIssues({ lat, lng }: Place, town: unknown): Issue[] {
  const at = { file: 'data/shop.ts', field: 'location' };
  const middle = townPlace(town);
  const written = { lat, lng, how: undefined };
  const minus = 'the minus is missing';
  const meant = [
    { lat: lng, lng: lat, how: 'the two are swapped' },
    { lat: -lat, lng, how: minus },
    { lat: -lng, lng: lat, how: `the two are swapped and ${minus}` },
  ].filter(isInKenya);
  if (middle && isNear(written, middle)) return [];
  const right = middle ? meant.find((place) => isNear(place, middle)) : undefined;
  const likely = right ?? (isInKenya(written) ? undefined : meant[0]);
  if (likely) {
    const message = `must be { lat: ${likely.lat}, lng: ${likely.lng} }: ${likely.how}`;
    return [{ ...at, message }];
  }
  if (!isInKenya(written)) {
    const message = `must be in Kenya, lat from ${KENYA.lat.join(' to ')} and lng from ${KENYA.lng.join(' to ')}; south of the equator lat has a minus`;
    return [{ ...at, message }];
  }
  if (!middle) return [];
  const message = `is ${lat}, ${lng} right? It is far from ${town}`;
  return [{ ...at, message, severity: 'warning' }];
}

const KENYA = { lat: [-4.9, 5.5], lng: [33.9, 41.9] } as const;

function isInKenya({ lat, lng }: Place): boolean {
  return isWithin(lat, KENYA.lat) && isWithin(lng, KENYA.lng);
}

function isWithin(degrees: number, [least, most]: readonly [number, number]): boolean {
  return degrees >= least && degrees <= most;
}

function isNear(place: Place, middle: Place): boolean {
  return Math.hypot(place.lat - middle.lat, place.lng - middle.lng) <= NEAR;
}
