import { either, ref } from '@/lib/format/marks';
import type { Finding } from '@/tools/owner/check/finding';
import { type Coordinates, type Region, regionOf } from './kenyan-towns';

/**
 * The mistake in the shop's position: degrees that are swapped, without their minus, or outside
 * Kenya. `town` and `county` are those of the shop's address; if one of them is known, a position
 * far from it is a mistake too.
 */
export function positionIssue(
  { lat, lng }: Coordinates,
  town: string | undefined,
  county: string | undefined,
): Pick<Finding, 'must' | 'severity'> | undefined {
  const region = regionOf(town, county);
  const written = { lat, lng, how: undefined };
  const minus = 'the minus is missing';
  const meant = [
    { lat: lng, lng: lat, how: 'the two are swapped' },
    { lat: -lat, lng, how: minus },
    { lat: -lng, lng: lat, how: `the two are swapped and ${minus}` },
  ].filter(isInKenya);
  if (region && isNear(written, region)) return undefined;
  const right = region ? meant.find((place) => isNear(place, region)) : undefined;
  const likely = right ?? (isInKenya(written) ? undefined : meant[0]);
  if (likely) {
    return {
      must: `must be ${either(`{ lat: ${likely.lat}, lng: ${likely.lng} }`, `${likely.lat}, ${likely.lng}`)}: ${likely.how}`,
    };
  }
  if (!isInKenya(written)) {
    const must = `must be in Kenya, ${LAT} from ${KENYA.lat.join(' to ')} and ${ref({ field: 'lng' })} from ${KENYA.lng.join(' to ')}; south of the equator ${LAT} has a minus`;
    return { must };
  }
  if (!region) return undefined;
  return {
    must: `is ${lat}, ${lng} right? It is far from ${region.name}`,
    severity: 'warning',
  };
}

const LAT = ref({ field: 'lat' });
const KENYA = { lat: [-4.9, 5.5], lng: [33.9, 41.9] } as const;

function isInKenya({ lat, lng }: Coordinates): boolean {
  return isWithin(lat, KENYA.lat) && isWithin(lng, KENYA.lng);
}

function isWithin(degrees: number, [least, most]: readonly [number, number]): boolean {
  return degrees >= least && degrees <= most;
}

function isNear(place: Coordinates, { lat, lng, reach }: Region): boolean {
  return Math.hypot(place.lat - lat, place.lng - lng) <= reach;
}
