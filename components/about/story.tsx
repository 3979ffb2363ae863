import { Picture } from '@/components/ui/picture';
import { storyPlace } from '@/components/ui/picture-places';
import { freeDeliveryFromKes, policies } from '@/lib/facts/policies';
import { about } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { formatKes, keepTogether } from '@/lib/format/money';
import type { Scene } from '@/lib/pictures/picture';
import { aboutWords } from '@/words/about';
import css from './about.module.css';

/** How the shop began, and its figures, where it has any; nothing of a shop that says nothing of itself. */
export function Story({ scene }: { scene: Scene | undefined }) {
  const delivery = deliveryText();
  const said = [scene, delivery, ...about.story, ...about.figures];
  if (!said.some(Boolean)) return null;
  return (
    <div className={css.story}>
      {scene && (
        <div className={css.picture}>
          <Picture picture={scene.picture} alt={scene.alt} place={storyPlace} eager />
        </div>
      )}
      <div className={css.words}>
        {about.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {delivery && <p>{keepTogether(delivery)}</p>}
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

/** How long delivery takes and from when it is free, as far as the shop says it. */
function deliveryText(): string | undefined {
  const time = policies.delivery.aboutAndFaq;
  const amount = freeDeliveryFromKes === undefined ? undefined : formatKes(freeDeliveryFromKes);
  if (time && amount) return fillText(aboutWords.delivery, { time, amount });
  if (time) return fillText(aboutWords.deliveryTime, { time });
  return amount && fillText(aboutWords.freeDelivery, { amount });
}
