import { MapFrame } from '@/components/islands/map/map-frame';
import { Section } from '@/components/ui/section';

/** Where the stall is, on a map (spec §2). The address and Get Directions stand above without it. */
export function FindUs() {
  return (
    <Section id="map" title="Find our stall">
      <MapFrame />
    </Section>
  );
}
