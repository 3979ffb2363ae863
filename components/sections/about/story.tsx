import { about } from '@/data/about';
import { policies } from '@/data/policies';
import { formatKes } from '@/lib/money';
import css from './story.module.css';

/** How the shop came to be, and its figures (spec §2). */
export function Story() {
  return (
    <div className={css.story}>
      <div className={css.words}>
        {about.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          Delivery takes {policies.delivery.aboutAndFaq}, and is free over{' '}
          {formatKes(policies.freeDeliveryAboveKes)}.
        </p>
      </div>
      <dl className={css.figures}>
        {about.figures.map(({ value, label }) => (
          <div key={label} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
