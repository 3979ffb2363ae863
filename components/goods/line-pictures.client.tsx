'use client';

import clsx from 'clsx/lite';
import { LinePicture } from './line-picture.client';
import css from './line-pictures.module.css';

/** Two rows of two. */
const MOST_PICTURES = 4;

/** The first goods of an order in the place of one picture, each picture once, and how many others there are. */
export function LinePictures({ images }: { images: readonly string[] }) {
  const each = [...new Set(images)];
  const shown = each.length > MOST_PICTURES ? each.slice(0, MOST_PICTURES - 1) : each;
  const others = each.length - shown.length;
  return (
    <span className={clsx(css.pictures, each.length > 1 && css.several)} aria-hidden="true">
      {shown.map((image) => (
        <LinePicture key={image} src={image} />
      ))}
      {others > 0 && <span className={css.others}>+{others}</span>}
    </span>
  );
}
