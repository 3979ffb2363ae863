'use client';

import { useState } from 'react';
import { fileHref } from '@/lib/links/site-path';
import { PRODUCT_ASPECT } from '@/lib/pictures/picture';
import css from './line-picture.module.css';

/** In CSS px, as in the style sheet of the cart's lines. */
const WIDTH = 64;

/** A cart line's small picture; a plain tint where the file no longer exists. */
export function LinePicture({ src }: { src: string }) {
  const [missing, setMissing] = useState(false);
  const style = { aspectRatio: 1 / PRODUCT_ASPECT };
  if (!src || missing) return <div className={css.picture} style={style} />;
  return (
    // biome-ignore lint/performance/noImgElement: its widths are made at build time, without next/image
    <img
      className={css.picture}
      style={style}
      src={fileHref(src as `/${string}`)}
      width={WIDTH}
      height={WIDTH * PRODUCT_ASPECT}
      alt=""
      onError={() => setMissing(true)}
    />
  );
}
