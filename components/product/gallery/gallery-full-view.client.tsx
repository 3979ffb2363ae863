'use client';

import clsx from 'clsx/lite';
import {
  type CSSProperties,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from '@/components/dialog/dialog.client';
import { savesData } from '@/lib/browser/when-to-load.client';
import { fillText } from '@/lib/format/fill-text';
import { fullViewWords } from '@/words/full-view';
import css from './gallery-full-view.module.css';
import { scrollToSlide } from './scroll-to-slide.client';
import { StepButton } from './step-button.client';
import { type PictureStrip, usePictureStrip } from './use-picture-strip.client';

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
  const first = pictures.findIndex((picture) => picture.link === link);
  const strip = usePictureStrip(pictures.length, first);
  const { at, goTo } = strip;
  const [enlarged, setEnlarged] = useState(false);
  const [firstIsThere, setFirstIsThere] = useState(false);
  const pinched = usePinched();

  const shown = useRef(at);
  useEffect(() => {
    shown.current = at;
  }, [at]);
  const showFirst = useEffectEvent(() => goTo(first, 'instant'));
  useLayoutEffect(() => showFirst(), []);
  // After the dialog has returned the focus.
  useEffect(
    () => () => {
      // The gallery goes on where the shopper was.
      const last = pictures[shown.current]?.link;
      last?.focus({ preventScroll: true });
      scrollToSlide(last?.closest('li'), 'instant');
    },
    [pictures],
  );

  const show = (to: number) => {
    setEnlarged(false);
    goTo(to);
  };
  const step = (by: number) => {
    setEnlarged(false);
    strip.step(by);
  };
  useArrowKeys(step);

  return (
    <Dialog title={product} full onClosed={onClosed}>
      <div className={clsx(css.view, enlarged && css.enlarged)}>
        <div className={css.stage}>
          <ul
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets
            role="list"
            aria-label={fullViewWords.pictures}
            {...strip.props}
            className={clsx(css.strip, (enlarged || pinched) && css.locked)}
          >
            {pictures.map((picture, index) => (
              <Slide
                key={picture.jpg}
                picture={picture}
                inFront={index === at}
                // The neighbouring pictures have loaded when they are asked for, and do not delay
                // the first picture.
                fetched={index === at || (firstIsThere && Math.abs(index - at) === 1)}
                large={enlarged && index === at}
                onLoad={() => setFirstIsThere(!savesData())}
                enlarge={setEnlarged}
                show={() => show(index)}
              />
            ))}
          </ul>
        </div>
        <Controls pictures={pictures} at={at} show={show} step={step} />
      </div>
    </Dialog>
  );
}

function Slide({
  picture: { alt, avif, jpg, colour, small },
  inFront,
  fetched,
  large,
  onLoad,
  enlarge,
  show,
}: {
  picture: FullPicture;
  inFront: boolean;
  fetched: boolean;
  large: boolean;
  onLoad: () => void;
  enlarge: (large: boolean) => void;
  show: () => void;
}) {
  const ground: CSSProperties = {
    backgroundColor: colour,
    ...(small && { backgroundImage: `url("${small}")` }),
  };
  return (
    <li className={clsx(css.slide, large && css.large)}>
      <div className={css.frame}>
        <button
          type="button"
          className={css.zoom}
          aria-label={fillText(fullViewWords.zoom, { picture: alt })}
          aria-pressed={large}
          onClick={(event) => {
            // The second click of two is no other wish.
            if (event.detail > 1) return;
            if (!inFront) return show();
            const point = pointIn(event);
            flushSync(() => enlarge(!large));
            scrollToPoint(event.currentTarget.parentElement, point);
          }}
        >
          {fetched ? (
            <picture>
              <source type="image/avif" srcSet={avif} sizes="1120px" />
              <img
                className={css.picture}
                style={ground}
                src={jpg}
                alt=""
                width={4}
                height={5}
                onLoad={onLoad}
              />
            </picture>
          ) : (
            <span className={css.picture} style={ground} />
          )}
        </button>
      </div>
    </li>
  );
}

/** The steps beside the pictures, which of them is in front, and a small one of each. */
function Controls({
  pictures,
  at,
  show,
  step,
}: {
  pictures: readonly FullPicture[];
  at: number;
  show: (to: number) => void;
  step: PictureStrip['step'];
}) {
  const { nthOf, showPicture } = fullViewWords;
  const count = pictures.length;
  return (
    <>
      <StepButton by={-1} at={at} count={count} step={step} className={css.step} />
      <p className={css.count} role="status">
        {fillText(nthOf, { number: at + 1, count })}
      </p>
      <StepButton by={1} at={at} count={count} step={step} className={clsx(css.step, css.next)} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without bullets */}
      <ul role="list" aria-label={fullViewWords.choose} className={css.thumbs}>
        {pictures.map(({ jpg, thumb, colour }, index) => (
          <li key={jpg}>
            <button
              type="button"
              className={css.thumb}
              style={{ backgroundColor: colour }}
              aria-label={fillText(showPicture, { number: index + 1, count })}
              aria-current={index === at}
              onClick={() => show(index)}
            >
              <picture>
                <source type="image/avif" srcSet={thumb.avif} sizes="64px" />
                <img className={css.small} src={thumb.jpg} alt="" width={4} height={5} />
              </picture>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Goes a step with the arrow keys, wherever the focus is: it begins on the title. */
function useArrowKeys(go: (step: number) => void) {
  const onArrow = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const step = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
    if (step === 0 || altKey || ctrlKey || metaKey) return;
    // The browser scrolls a strip that has the focus, by less than a picture.
    event.preventDefault();
    go(step);
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
  /** Of its ground, until it has loaded. */
  colour: string;
  /** The file that the page shows of it, where it does. */
  small: string | undefined;
  thumb: { avif: string; jpg: string };
}

/** The pictures of the gallery's strip that a link is in. */
function picturesBeside(link: HTMLAnchorElement): FullPicture[] {
  const strip = link.closest('ul');
  const thumbs = strip?.nextElementSibling?.querySelectorAll('picture') ?? [];
  const links = strip?.querySelectorAll('a') ?? [];
  return [...links].map((one, at) => {
    const img = one.querySelector('img');
    const thumb = thumbs[at];
    return {
      link: one,
      alt: img?.alt ?? '',
      avif: avifOf(one),
      jpg: one.href,
      colour: img ? getComputedStyle(img).backgroundColor : '',
      small: img?.complete && img.naturalWidth > 0 ? img.currentSrc : undefined,
      thumb: {
        avif: thumb ? avifOf(thumb) : '',
        jpg: thumb?.querySelector('img')?.src ?? one.href,
      },
    };
  });
}

function avifOf(element: Element): string {
  return element.querySelector('source')?.srcset ?? '';
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

/** Where in a picture it was clicked, as shares of its width and height; a key clicks in the middle. */
function pointIn({ currentTarget, clientX, clientY, detail }: MouseEvent): [number, number] {
  if (detail === 0) return [0.5, 0.5];
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

function scrollToPoint(frame: Element | null, [x, y]: [number, number]): void {
  frame?.scrollTo({
    left: x * frame.scrollWidth - frame.clientWidth / 2,
    top: y * frame.scrollHeight - frame.clientHeight / 2,
    behavior: 'instant',
  });
}
