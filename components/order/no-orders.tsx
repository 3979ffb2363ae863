import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SiteLink } from '@/components/ui/site-link';
import { shopPath } from '@/lib/catalogue/shop-paths';
import type { Scene } from '@/lib/pictures/picture';
import { noOrdersWords } from '@/words/no-orders';

/** Replaces an empty list of orders: a sentence and a link to Shop. */
export function NoOrders({ title, text, scene }: { title: string; text?: string; scene: Scene }) {
  return (
    <EmptyState title={title} scene={scene}>
      {text && <p>{text}</p>}
      <SiteLink className={buttonClass('main')} href={shopPath}>
        {noOrdersWords.emptyLink}
      </SiteLink>
    </EmptyState>
  );
}
