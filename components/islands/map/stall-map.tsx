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
import { config } from '@/lib/site/config';
import { directionsLink } from '@/lib/site/links';
import css from './stall-map.module.css';

// Made anew at each drawing they would be loaded anew.
const libraries = ['places', 'marker'];
const { name, address, hours, location } = shop;

/** The stall on Google's map: a pin, and what it is (spec §7). The script must be on the page. */
export function StallMap() {
  const [markerRef, marker] = useMarkerRef();
  const [told, setTold] = useState(true);
  return (
    <APIProvider apiKey={config.mapsKey} libraries={libraries} region="KE">
      <GoogleMap
        defaultCenter={location}
        defaultZoom={16}
        gestureHandling="cooperative"
        mapTypeControl={false}
        streetViewControl={false}
      >
        {/* The plain marker: the advanced one wants a map id, one more thing for the owner to get. */}
        <Marker ref={markerRef} position={location} title={name} onClick={() => setTold(true)} />
        {told && marker && (
          <InfoWindow anchor={marker} shouldFocus={false} onClose={() => setTold(false)}>
            <p className={css.name}>{name}</p>
            <p>
              {address.street}, {address.town}
            </p>
            <p>{hours}</p>
            <a className={css.directions} href={directionsLink()} target="_blank" rel="noreferrer">
              Directions to the stall
            </a>
          </InfoWindow>
        )}
      </GoogleMap>
    </APIProvider>
  );
}
