import { OwnersText } from '@/components/ui/owners-text';
import { SiteLink } from '@/components/ui/site-link';
import { announcement } from '@/lib/facts/announcement';
import { shellWords } from '@/words/shell';
import css from './announcement.module.css';

/** The announcement, above the bar on its days; nothing without one. */
export function Announcement() {
  if (!announcement) return null;
  const { text, page } = announcement;
  return (
    <aside className={css.announcement} aria-label={shellWords.announcement}>
      <OwnersText as="p" of={text}>
        {page ? <SiteLink href={page}>{text.text}</SiteLink> : text.text}
      </OwnersText>
    </aside>
  );
}
