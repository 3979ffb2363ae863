/**
 * What the owner sets in the environment of the build (.env.example), each with a default that
 * works. Set to nothing is the same as not set. Next puts the values in at build time, so each
 * variable must stand here by its whole name.
 */
export const config = {
  /** 'test' is PayPal's sandbox: the buttons work, no money moves. */
  paypalClientId: process.env.NEXT_PUBLIC_PAYPAL_CLIENT_ID || 'test',
  /** '': a panel stands in place of the map. */
  mapsKey: process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY || '',
  /** '': the contact form sends nothing (spec §7). */
  contactEndpoint: process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || '',
} as const;
