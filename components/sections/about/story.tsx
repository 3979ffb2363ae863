import { Picture } from '@/components/ui/picture';
import { about } from '@/data/about';
import { policies } from '@/data/policies';
import { formatKes } from '@/lib/format/money';
import type { Scene } from '@/lib/pictures/picture';
import css from './story.module.css';

/** How the shop came to be, and its figures (spec §2). */
export function Story({ scene }: { scene: Scene }) {
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
      <div>
        <Picture picture={scene.picture} alt={scene.alt} place="story" eager />
      </div>
      <dl className={css.figures}>
        {about.figures.map(({ value, label }) => (
          <div key={label} className={css.figure}>
            <dt>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
