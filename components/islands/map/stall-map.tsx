'use client';

import {
  APIProvider,
  Map as GoogleMap,
  InfoWindow,
  Marker,
  useMarkerRef,
} from '@vis.gl/react-google-maps';
import { useState } from 'react';
import { shop } from '@/data/shop';
import type { Words } from '@/data/words/types';
import { config } from '@/lib/site/config';
import { directionsLink } from '@/lib/site/links';
import css from './stall-map.module.css';

// A new array at each render would load the libraries again.
const libraries = ['places', 'marker'];
const { name, address, hours, location } = shop;

/** The stall on Google's map, with a marker and an info window. Google's script must be loaded. */
export function StallMap({ words }: { words: Pick<Words, 'map'> }) {
  const [markerRef, marker] = useMarkerRef();
  const [infoOpen, setInfoOpen] = useState(true);
  return (
    <APIProvider apiKey={config.mapsKey} libraries={libraries} region="KE">
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
            <p>
              {address.street}, {address.town}
            </p>
            <p>{hours}</p>
            <a className={css.directions} href={directionsLink()} target="_blank" rel="noreferrer">
              {words.map.directions}
            </a>
          </InfoWindow>
        )}
      </GoogleMap>
    </APIProvider>
  );
}
