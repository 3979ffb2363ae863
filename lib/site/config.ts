/**
 * The owner's settings from the build's environment (.env.example), each with a working default. An
 * empty value counts as not set. Next replaces each `process.env.NAME` at build time, so the names
 * must be written out.
 */
export const config = {
  /** 'test' is PayPal's sandbox: the buttons work, but no money moves. */
  paypalClientId: process.env.NEXT_PUBLIC_PAYPAL_CLIENT_ID || 'test',
  /** Without a key Contact has no map. */
  mapsKey: process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY || '',
  /** Without an endpoint the contact form sends nothing. */
  contactEndpoint: process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || '',
} as const;
