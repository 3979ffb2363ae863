import { textAround } from '@/lib/format/fill-text';
import { chatLink } from '@/lib/links/chat-and-call';
import { shippingReturnsWords } from '@/words/shipping-returns';
import css from './wrong-size.module.css';

/** What a size that does not fit costs: a message, which begins with `ask`. */
export function WrongSize({ ask }: { ask: string }) {
  const [before, after] = textAround(shippingReturnsWords.wrongSize, 'link');
  return (
    <p className={css.text} data-no-print="">
      {before}
      <a className={css.link} href={chatLink(ask)}>
        {shippingReturnsWords.messageUs}
      </a>
      {after}
    </p>
  );
}
