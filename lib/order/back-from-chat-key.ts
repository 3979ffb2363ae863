import { shop } from '@/data/shop';

/** The key of session storage that says that this tab has led to the chat with an order. */
export const backFromChatKey = `${shop.id}-in-chat`;
