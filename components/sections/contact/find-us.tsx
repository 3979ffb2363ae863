import { MapFrame } from '@/components/islands/map/map-frame';
import { Section } from '@/components/ui/section';
import { address, shop, visit } from '@/data/shop';
import { directionsLink } from '@/lib/site/links';
import { words, wordsFor } from '@/lib/words/words';

const { location, hours } = visit;
const stall = {
  name: shop.name,
  place: `${address.street}, ${address.town}`,
  hours,
  location,
  directions: directionsLink(location),
};

/** Where the stall is, on a map. ContactDetails has the address and directions without it. */
export function FindUs() {
  return (
    <Section id="map" title={words.contact.map}>
      <MapFrame words={wordsFor('map')} stall={stall} />
    </Section>
  );
}
