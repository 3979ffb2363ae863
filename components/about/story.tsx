import { OwnersText } from '@/components/ui/owners-text';
import { Picture } from '@/components/ui/picture';
import { storyPlace } from '@/components/ui/picture-places';
import { deliveryTimeText } from '@/lib/delivery/delivery-time';
import { freeDeliveryFromKes, policies } from '@/lib/facts/policies';
import { about } from '@/lib/facts/texts';
import { fillText } from '@/lib/format/fill-text';
import { shownKes } from '@/lib/format/money';
import { ownersText } from '@/lib/format/owners-text';
import type { Scene } from '@/lib/pictures/picture';
import { isText } from '@/lib/values/unknown-values';
import { aboutWords } from '@/words/about';
import css from './about.module.css';
import { People } from './people';

/** How the shop began and who is in it, and its figures, as far as it says them. */
export function Story({ scene, people }: { scene: Scene | undefined; people: Scene | undefined }) {
  const delivery = deliveryText();
  return (
    <div className={css.story}>
      <div className={css.words}>
        <People scene={people} />
        {about.story.text.map((paragraph) => (
          <OwnersText as="p" of={{ ...about.story, text: paragraph }} key={paragraph} />
        ))}
        {delivery && <p>{delivery}</p>}
      </div>
      {scene && (
        <div className={css.picture}>
          <Picture picture={scene.picture} alt={scene.alt} place={storyPlace} eager />
        </div>
      )}
      {about.figures.length > 0 && (
        <dl className={css.figures}>
          {about.figures.map((figure) => (
            <div key={figure.label} className={css.figure}>
              <OwnersText as="dt" of={ownersText(figure, 'label')} />
              <OwnersText as="dd" of={ownersText(figure, 'value')} className={css.value} />
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** How long delivery takes and from when it is free, as far as the shop says it. */
function deliveryText(): string {
  const free =
    freeDeliveryFromKes !== undefined &&
    fillText(aboutWords.freeDelivery, { amount: shownKes(freeDeliveryFromKes) });
  return [deliveryTimeText(policies.delivery.aboutAndFaq), free].filter(isText).join(' ');
}
