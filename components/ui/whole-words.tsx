import css from './whole-words.module.css';

/** A name whose words with a hyphen, 'Crossed-strap', stay on one line where there is room for them. */
export function WholeWords({ text }: { text: string }) {
  return text.split(/(\s+)/).map((part, at) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={at} className={css.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
