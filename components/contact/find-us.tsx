import { MapFrame } from '@/components/contact/map/map-frame.client';
import { Section } from '@/components/ui/section';
import { address } from '@/data/address';
import { shop } from '@/data/shop';
import { visit } from '@/data/visit';
import { mapsKey } from '@/lib/contact/contact-settings';
import { hours, placeText } from '@/lib/facts/shop-facts';
import { directionsLink } from '@/lib/links/chat-and-call';

/**
 * Where the stall is, on Google's map; nothing without a key or a position. ContactDetails has the
 * address and directions without it.
 */
export function FindUs() {
  const { location } = visit;
  if (!mapsKey || !location) return null;
  const stall = {
    name: shop.name,
    lines: [[address.street, address.town], [hours]]
      .map((parts) => parts.filter(Boolean).join(', '))
      .filter(Boolean),
    location,
    directions: directionsLink(location),
    directionsText: placeText.directions,
  };
  return (
    <Section id="map" title={placeText.find}>
      <MapFrame stall={stall} />
    </Section>
  );
}
