import { shop } from '@/data/shop';

/** Where the message form sends, from the build's environment; '' where none is set. */
export const contactEndpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT || '';

/** Whether the form opens the chat: without an endpoint, but for the sample shop, which sends nothing. */
export const isFormChat = contactEndpoint === '' && !shop.sample;

/** The key of Google Maps, from the build's environment; '' where none is set: Contact has no map. */
export const mapsKey = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY || '';
