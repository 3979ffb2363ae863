'use client';

import type { MouseEvent } from 'react';
import { useHydrated } from '@/components/page/use-hydrated.client';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { sendInChat } from '@/components/ui/send-in-chat.client';
import type { Order } from './use-order.client';

/**
 * Orders in the chat. Before hydration it is the form's submit button, and the browser asks for a size;
 * afterwards it is a link to the chat with the order as its text.
 */
export function ChatOrder({ name, order }: { name: string; order: Order }) {
  const send = (event: MouseEvent) => {
    order.requireSize(event);
    order.send?.(event);
  };
  const content = (
    <>
      <Icon name="chat" />
      {name}
    </>
  );
  return useHydrated() ? (
    <a className={buttonClass('chat')} {...sendInChat(order.chatHref, send, order.keep)}>
      {content}
    </a>
  ) : (
    <button type="submit" form={order.formId} className={buttonClass('chat')}>
      {content}
    </button>
  );
}
