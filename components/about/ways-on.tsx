import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { shopPath } from '@/lib/catalogue/shop-paths';
import { chatLink } from '@/lib/links/chat-and-call';
import { helloText } from '@/lib/order/order-text';
import { aboutWords } from '@/words/about';
import { contactWords } from '@/words/contact';
import css from './about.module.css';

/** What to do after reading: the shop and the chat. */
export function WaysOn() {
  return (
    <div className={css.waysOn} data-no-print="">
      <SiteLink className={buttonClass('main')} href={shopPath}>
        {aboutWords.shop}
      </SiteLink>
      <a className={buttonClass('chat')} href={chatLink(helloText())}>
        <Icon name="chat" />
        {contactWords.chat}
      </a>
    </div>
  );
}
