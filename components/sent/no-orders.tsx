import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SiteLink } from '@/components/ui/site-link';
import textLink from '@/components/ui/text-link.module.css';
import { chatLink } from '@/lib/links/chat-and-call';
import { shopPath } from '@/lib/links/page-paths';
import type { Scene } from '@/lib/pictures/picture';
import { missingOrderText } from '@/lib/sent/about-order-text';
import { noOrdersWords } from '@/words/no-orders';
import { orderHistoryWords } from '@/words/order-history';

/** Replaces an empty list of orders, or on a phone that keeps none: a sentence and a link to Shop. */
export function NoOrders({ kept, scene }: { kept: boolean; scene: Scene }) {
  return (
    <EmptyState title={kept ? noOrdersWords.emptyTitle : orderHistoryWords.notKept} scene={scene}>
      {kept && <p>{noOrdersWords.emptyText}</p>}
      <SiteLink className={buttonClass('main')} href={shopPath}>
        {noOrdersWords.emptyLink}
      </SiteLink>
      {kept && (
        <a className={textLink.link} href={chatLink(missingOrderText())}>
          {noOrdersWords.emptyElsewhere}
        </a>
      )}
    </EmptyState>
  );
}
