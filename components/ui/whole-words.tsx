import css from './whole-words.module.css';

/**
 * A text whose words with a hyphen or a dash, 'M-Pesa' or '8AM–6PM', stay on one line where there is room for
 * them; what is copied from the page has no other letters.
 */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\s+)/).map((part, at) =>
    /\w[-–]\w/.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={at} className={css.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
