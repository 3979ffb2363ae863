import { MapFrame } from '@/components/islands/map/map-frame';
import { Section } from '@/components/ui/section';
import { words, wordsFor } from '@/lib/words/words';

/** Where the stall is, on a map. ContactDetails has the address and directions without it. */
export function FindUs() {
  return (
    <Section id="map" title={words.contact.map}>
      <MapFrame words={wordsFor('map')} />
    </Section>
  );
}
