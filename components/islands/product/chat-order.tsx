'use client';

import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Order } from './use-order';

/**
 * Sends the order into the chat. Until the script is there it is the form's own button, and the
 * browser asks for a size; afterwards a link that is right before the tap (design §4.6, §4.14).
 */
export function ChatOrder({ name, order }: { name: string; order: Order }) {
  const face = (
    <>
      <Icon name="chat" />
      {name}
    </>
  );
  return useHydrated() ? (
    <a className={buttonClass('chat')} href={order.chatHref} onClick={order.holdWithoutSize}>
      {face}
    </a>
  ) : (
    <button type="submit" className={buttonClass('chat')}>
      {face}
    </button>
  );
}
