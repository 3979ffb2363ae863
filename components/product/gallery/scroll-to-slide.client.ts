'use client';

/** Scrolls a strip to one of its pictures; nothing without one. */
export function scrollToSlide(
  slide: HTMLElement | null | undefined,
  behavior: ScrollBehavior = 'auto',
): void {
  const strip = slide?.parentElement;
  if (!strip) return;
  const beside = (strip.clientWidth - slide.offsetWidth) / 2;
  strip.scrollTo({ left: slide.offsetLeft - beside, behavior });
}
