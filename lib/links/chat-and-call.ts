import { shop } from '@/data/shop';
import { internationalPhone } from '@/lib/format/phone';
import { encodeText } from '@/lib/values/well-formed';

/** The shop's WhatsApp chat without a message; a form can post a `text` field to it. */
export const chatAddress = `https://wa.me/${internationalPhone(shop.whatsapp ?? shop.phone)}`;

/** A link to a WhatsApp chat with the shop, with a prefilled message. */
export function chatLink(text: string): string {
  return `${chatAddress}?text=${encodeText(text)}`;
}

/** A link to directions to the stall, by latitude and longitude in degrees. */
export function directionsLink({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`;
}

/** A link to a WhatsApp chat with a customer, by the international digits of the number. */
export function customerChatLink(phone: string, text: string): string {
  return `https://wa.me/${phone}?text=${encodeText(text)}`;
}

/** A link to WhatsApp with a prefilled message, for a chat that the sender chooses there. */
export function sendLink(text: string): string {
  return `https://api.whatsapp.com/send?text=${encodeText(text)}`;
}

/** The address that calls a number. */
export function callLinkOf(phone: string): string {
  return `tel:+${internationalPhone(phone)}`;
}

export const callLink = callLinkOf(shop.phone);
