import { Picture } from '@/components/ui/picture';
import { storyPlace } from '@/components/ui/picture-places';
import { about } from '@/data/about';
import { freeDeliveryFromKes, policies } from '@/data/policies';
import { fillText } from '@/lib/format/fill-text';
import { formatKes, keepTogether } from '@/lib/format/money';
import type { Scene } from '@/lib/pictures/picture';
import { words } from '@/lib/words/words';
import css from './about.module.css';

/** How the shop began, and its figures, where it has any. */
export function Story({ scene }: { scene: Scene }) {
  return (
    <div className={css.story}>
      <div className={css.picture}>
        <Picture picture={scene.picture} alt={scene.alt} place={storyPlace} eager />
      </div>
      <div className={css.words}>
        {about.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {keepTogether(
            fillText(words.about.delivery, {
              time: policies.delivery.aboutAndFaq,
              amount: formatKes(freeDeliveryFromKes),
            }),
          )}
        </p>
      </div>
      {about.figures.length > 0 && (
        <dl className={css.figures}>
          {about.figures.map(({ value, label }) => (
            <div key={label} className={css.figure}>
              <dt>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
