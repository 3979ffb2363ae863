import { OwnersText } from '@/components/ui/owners-text';
import { Picture } from '@/components/ui/picture';
import type { PicturePlace } from '@/components/ui/picture-places';
import { about } from '@/lib/facts/texts';
import { ownersText } from '@/lib/format/owners-text';
import type { Scene } from '@/lib/pictures/picture';
import { peopleWords } from '@/words/people';
import css from './people.module.css';

const place: PicturePlace = { sizes: '(min-width: 1024px) 160px, 96px', least: 320, most: 480 };

/** Who the shopper buys from: photo, names, and what they do. Nothing of a shop that shows nobody. */
export function People({ scene }: { scene: Scene | undefined }) {
  const { people } = about;
  if (!scene && !people) return null;
  return (
    <section className={css.people} aria-labelledby="people">
      {scene && (
        <div className={css.photo}>
          <Picture picture={scene.picture} alt={scene.alt} place={place} />
        </div>
      )}
      <div className={css.words}>
        <h2 id="people" className={css.title}>
          {peopleWords.title}
        </h2>
        {people && <p className={css.names}>{people.names}</p>}
        {people?.says && <OwnersText as="p" of={ownersText(people, 'says')} />}
      </div>
    </section>
  );
}

/** The same as a part of Home, between its other parts. */
export function PeopleBand({ scene }: { scene: Scene | undefined }) {
  if (!scene && !about.people) return null;
  return (
    <div className={css.band}>
      <People scene={scene} />
    </div>
  );
}
