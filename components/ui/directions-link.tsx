import { visit } from '@/data/visit';
import { directionsLink } from '@/lib/links/chat-and-call';
import { contactWords } from '@/words/contact';

/** The link that leads to the shop on a map, drawn as `className` says; nothing without its position. */
export function DirectionsLink({ className }: { className: string | undefined }) {
  if (!visit.location) return null;
  return (
    <a className={className} href={directionsLink(visit.location)} target="_blank" rel="noreferrer">
      {contactWords.directions}
    </a>
  );
}
