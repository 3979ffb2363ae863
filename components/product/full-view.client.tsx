'use client';

import clsx from 'clsx/lite';
import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/components/dialog/dialog.client';
import { buttonClass } from '@/components/ui/button';
import { LineDrawing } from '@/components/ui/icon';
import { fillText } from '@/lib/format/fill-text';
import { fullViewWords } from '@/words/full-view';
import css from './full-view.module.css';

/**
 * A product's pictures over the whole screen, from the one behind `link` on. What it
 * shows is read from the gallery, so that no page carries it twice.
 */
export function FullView({
  product,
  link,
  onClosed,
}: {
  /** The product's name. */
  product: string;
  link: HTMLAnchorElement;
  onClosed: () => void;
}) {
  const [pictures] = useState(() => picturesBeside(link));
  const [at, setAt] = useState(() => pictures.findIndex((picture) => picture.link === link));
  const [enlarged, setEnlarged] = useState(false);
  const pinched = usePinched();
  const strip = useRef<HTMLUListElement>(null);
  const shown = useRef(at);

  const go = (step: number) => {
    setEnlarged(false);
    const { current } = strip;
    if (current) current.scrollLeft = (at + step) * current.clientWidth;
  };
  useArrowKeys(go);

  useEffect(() => {
    showSlide(strip.current, shown.current);
    return () => {
      // The gallery goes on where the shopper was.
      const last = pictures[shown.current]?.link;
      last?.focus({ preventScroll: true });
      showSlide(last?.closest('ul'), shown.current);
    };
  }, [pictures]);

  return (
    <Dialog title={product} full onClosed={onClosed}>
      <div className={css.view}>
        <ul
          ref={strip}
          className={clsx(css.strip, (enlarged || pinched) && css.locked)}
          onScroll={({ target, currentTarget: { scrollLeft, clientWidth } }) => {
            if (target !== strip.current) return;
            shown.current = Math.round(scrollLeft / clientWidth);
            setAt(shown.current);
          }}
        >
          {pictures.map((picture, index) => (
            <Slide
              key={picture.jpg}
              picture={picture}
              inView={index === at}
              large={enlarged && index === at}
              enlarge={setEnlarged}
            />
          ))}
        </ul>
        <Controls at={at} count={pictures.length} go={go} />
      </div>
    </Dialog>
  );
}

function Slide({
  picture: { alt, avif, jpg, colour },
  inView,
  large,
  enlarge,
}: {
  picture: FullPicture;
  inView: boolean;
  large: boolean;
  enlarge: (large: boolean) => void;
}) {
  return (
    <li className={clsx(css.slide, large && css.large)} style={{ backgroundColor: colour }}>
      <button
        type="button"
        className={css.zoom}
        aria-label={fillText(fullViewWords.zoom, { picture: alt })}
        aria-pressed={large}
        onClick={(event) => {
          const point = pointIn(event);
          flushSync(() => enlarge(!large));
          scrollToPoint(event.currentTarget.parentElement, point);
        }}
      >
        <picture>
          <source type="image/avif" srcSet={avif} sizes="1120px" />
          <img
            className={css.picture}
            src={jpg}
            alt=""
            width={4}
            height={5}
            loading={inView ? undefined : 'lazy'}
          />
        </picture>
      </button>
    </li>
  );
}

function Controls({ at, count, go }: { at: number; count: number; go: (step: number) => void }) {
  const { nthOf, previous, next } = fullViewWords;
  return (
    <div className={css.controls}>
      <button
        type="button"
        className={buttonClass('round')}
        aria-label={previous}
        aria-disabled={at === 0}
        onClick={() => go(-1)}
      >
        <LineDrawing path="m14 6-6 6 6 6" />
      </button>
      <p role="status">{fillText(nthOf, { number: at + 1, count })}</p>
      <button
        type="button"
        className={buttonClass('round')}
        aria-label={next}
        aria-disabled={at === count - 1}
        onClick={() => go(1)}
      >
        <LineDrawing path="m10 6 6 6-6 6" />
      </button>
    </div>
  );
}

/** Goes a step with the arrow keys, wherever the focus is: it begins on the title. */
function useArrowKeys(go: (step: number) => void) {
  const onArrow = useEffectEvent(({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    if (altKey || ctrlKey || metaKey) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  });
  useEffect(() => {
    document.addEventListener('keydown', onArrow);
    return () => document.removeEventListener('keydown', onArrow);
  }, []);
}

interface FullPicture {
  link: HTMLAnchorElement;
  alt: string;
  /** A srcset. */
  avif: string;
  jpg: string;
  /** Of its ground, which fills the screen around it. */
  colour: string;
}

/** The pictures of the gallery's strip that a link is in. */
function picturesBeside(link: HTMLAnchorElement): FullPicture[] {
  const links = link.closest('ul')?.querySelectorAll('a') ?? [];
  return [...links].map((one) => {
    const img = one.querySelector('img');
    const avif = one.querySelector('source')?.srcset ?? '';
    const colour = img ? getComputedStyle(img).backgroundColor : '';
    return { link: one, alt: img?.alt ?? '', avif, jpg: one.href, colour };
  });
}

/**
 * Whether two fingers have enlarged the page: a swipe then moves in the picture, and not to the
 * next.
 */
function usePinched(): boolean {
  const [pinched, setPinched] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    const update = () => setPinched((view?.scale ?? 1) > 1.01);
    view?.addEventListener('resize', update);
    return () => view?.removeEventListener('resize', update);
  }, []);
  return pinched;
}

function showSlide(strip: Element | null | undefined, at: number): void {
  strip?.scrollTo({ left: at * strip.clientWidth, behavior: 'instant' });
}

/** Where in a picture it was clicked, as shares of its width and height; a key clicks in the middle. */
function pointIn({ currentTarget, clientX, clientY, detail }: MouseEvent): [number, number] {
  if (detail === 0) return [0.5, 0.5];
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

function scrollToPoint(slide: Element | null, [x, y]: [number, number]): void {
  slide?.scrollTo({
    left: x * slide.scrollWidth - slide.clientWidth / 2,
    top: y * slide.scrollHeight - slide.clientHeight / 2,
    behavior: 'instant',
  });
}
