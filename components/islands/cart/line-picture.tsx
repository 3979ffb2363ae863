'use client';

import { useState } from 'react';
import { sitePath } from '@/lib/site/site-path';
import css from './line-picture.module.css';

/** A cart line's small picture. The cart may be older than the shop's pictures: a plain tint then. */
export function LinePicture({ src }: { src: string }) {
  const [missing, setMissing] = useState(false);
  if (!src || missing) return <div className={css.picture} />;
  return (
    // biome-ignore lint/performance/noImgElement: its widths are made at build time, without next/image
    <img
      className={css.picture}
      src={sitePath(src as `/${string}`)}
      width={76}
      height={95}
      alt=""
      onError={() => setMissing(true)}
    />
  );
}
