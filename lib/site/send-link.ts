import { encodeText } from '@/lib/format/well-formed';

/** A link to WhatsApp with a prefilled message, for a chat that the sender chooses there. */
export function sendLink(text: string): string {
  return `https://api.whatsapp.com/send?text=${encodeText(text)}`;
}
