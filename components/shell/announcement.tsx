import { SiteLink } from '@/components/ui/site-link';
import { announcement } from '@/lib/facts/announcement';
import { shellWords } from '@/words/shell';
import css from './announcement.module.css';

/** The announcement, above the bar on its days; nothing without one. */
export function Announcement() {
  if (!announcement) return null;
  const { text, page, lang } = announcement;
  return (
    <aside className={css.announcement} aria-label={shellWords.announcement}>
      <p {...lang}>{page ? <SiteLink href={page}>{text}</SiteLink> : text}</p>
    </aside>
  );
}
