import type { ReactNode } from 'react';
import type { Scene } from '@/lib/pictures/picture';
import css from './empty-state.module.css';
import { Picture } from './picture';
import type { PicturePlace } from './picture-places';

const emptyPlace: PicturePlace = {
  sizes: '25vw',
  least: 160,
  most: 800,
};

/** A notice in place of an empty list or of what a link should show, with the next steps. */
export function EmptyState({
  title,
  scene,
  children,
}: {
  title: string;
  /** Its picture. */
  scene: Scene;
  children: ReactNode;
}) {
  return (
    <div className={css.empty}>
      <div className={css.picture}>
        <Picture picture={scene.picture} alt={scene.alt} place={emptyPlace} />
      </div>
      <div className={css.content}>
        <p className={css.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}

/** The class of several ways on, beside each other where they fit. */
export const waysClass = css.ways;
