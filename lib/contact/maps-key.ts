/** The key of Google Maps, from the build's environment; '' where none is set: Contact has no map. */
export const mapsKey = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY || '';
