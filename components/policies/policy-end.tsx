import { buttonClass } from '@/components/ui/button';
import { EndBand } from '@/components/ui/end-band';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { shop } from '@/data/shop';
import { fillText } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { pagePaths } from '@/lib/links/page-paths';
import { contactWords } from '@/words/contact';
import { pageWords } from '@/words/page';
import { policiesWords } from '@/words/policies';
import css from './policy-end.module.css';

const policyPages = ['delivery', 'returns', 'privacy'] as const;

/** The end of the page about one of the three: the chat, which begins with `ask`, and links to the other two. */
export function PolicyEnd({ page, ask }: { page: (typeof policyPages)[number]; ask: string }) {
  // On Returns the steps have the loud chat button.
  const kind = page === 'returns' ? 'plain' : 'chat';
  return (
    <EndBand
      id="questions"
      title={policiesWords.question}
      ways={
        <>
          <a className={buttonClass(kind)} href={chatLink(ask)}>
            <Icon name="chat" />
            {contactWords.chat}
          </a>
          <nav className={css.pages} aria-label={policiesWords.pages}>
            {policyPages
              .filter((other) => other !== page)
              .map((other) => (
                <SiteLink key={other} className={css.link} href={pagePaths[other]}>
                  {pageWords.names[other]}
                </SiteLink>
              ))}
          </nav>
        </>
      }
    >
      <p>{fillText(policiesWords.answer, { time: shop.replyWithin })}</p>
    </EndBand>
  );
}
