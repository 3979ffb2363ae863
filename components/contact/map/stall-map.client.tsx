'use client';

import {
  APIProvider,
  Map as GoogleMap,
  InfoWindow,
  Marker,
  useMarkerRef,
} from '@vis.gl/react-google-maps';
import { useState } from 'react';
import textLink from '@/components/ui/text-link.module.css';
import { mapsKey } from '@/lib/contact/contact-settings';
import css from './stall-map.module.css';

// A new array at each render would load the libraries again.
const libraries = ['places', 'marker'];

/** The map's facts about the stall. */
export interface Stall {
  name: string;
  /** The address and the hours, as far as they are given. */
  lines: readonly string[];
  location: { lat: number; lng: number };
  /** The address of the way there. */
  directions: string;
  directionsText: string;
}

/** The stall on Google's map, with a marker and an info window. Google's script must be loaded. */
export function StallMap({ stall }: { stall: Stall }) {
  const { name, lines, location, directions, directionsText } = stall;
  const [markerRef, marker] = useMarkerRef();
  const [infoOpen, setInfoOpen] = useState(true);
  return (
    <APIProvider apiKey={mapsKey} libraries={libraries} region="KE">
      <GoogleMap
        defaultCenter={location}
        defaultZoom={16}
        gestureHandling="cooperative"
        mapTypeControl={false}
        streetViewControl={false}
      >
        {/* Not the advanced marker: it needs a map id, which the owner would have to create. */}
        <Marker
          ref={markerRef}
          position={location}
          title={name}
          onClick={() => setInfoOpen(true)}
        />
        {infoOpen && marker && (
          <InfoWindow anchor={marker} shouldFocus={false} onClose={() => setInfoOpen(false)}>
            <p className={css.name}>{name}</p>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <a className={textLink.strong} href={directions} target="_blank" rel="noreferrer">
              {directionsText}
            </a>
          </InfoWindow>
        )}
      </GoogleMap>
    </APIProvider>
  );
}
