import css from './whole-words.module.css';

/** Words with a hyphen or a dash that follow one another, with what a no-break space joins to them. */
const dashed = String.raw`[\S\u00a0]*[\w¼-¾][-–]\w[\S\u00a0]*`;
const partsOfDay = 'alfajiri|asubuhi|mchana|alasiri|jioni|usiku';
const whole = new RegExp(
  String.raw`(${dashed}(?: ${dashed})*|(?:\bsaa )?\d[\d:]* (?:${partsOfDay})\S*)`,
);

/**
 * A text whose words with a hyphen or a dash, 'M-Pesa' or 'Mon–Fri 8AM–6PM', stay on one line where there is
 * room for them, as an hour does with its part of the day: 'saa 12 jioni'. What is copied from the page has no
 * other letters.
 */
export function WholeWords({ text }: { text: string }) {
  return text.split(whole).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={at} className={css.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
