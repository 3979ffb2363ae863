import { isPlainClick } from './presses.client';

/** The key of an entry's state that counts what was open on it. */
const OPEN = 'open';
/** How long taking entries out may delay a link. */
const LONGEST_MS = 500;
/** A tap beside a popover closes it, and its click arrives within this time: it goes first. */
const CLICK_MS = 100;

/** What is open over the page, the topmost last. */
const open: { close: () => void }[] = [];
/** What was open when a link was followed. */
const left: { close: () => void }[] = [];
/** What takes the entry of each open popover out. */
const popovers = new Map<HTMLElement, () => void>();
/** Whether entries are being taken out of the history. */
let returning = false;
/** Whether a popover has closed, for which a click may be on its way. */
let awaitsClick = false;
/** Will take entries out once that click has arrived. */
let removal: ReturnType<typeof setTimeout> | undefined;
/** Goes to the address of a link that was followed. */
let follow: (() => void) | undefined;

/**
 * Lets Back close what has opened over the page, by `close`, in browsers too whose Back does not do so by
 * itself. It gets an entry in the history, at the page's address.
 * Call what is returned once it has closed, however it did: that takes the entry out.
 */
export function closeOnBack(close: () => void): () => void {
  const one = { close };
  open.push(one);
  settle();
  return () => {
    const at = open.indexOf(one);
    if (at < 0) return;
    open.splice(at, 1);
    settle();
  };
}

/** Lets Back close a popover, which closes too where a turned phone gives it another place. */
function followPopover(popover: HTMLElement, isOpen: boolean): void {
  popovers.get(popover)?.();
  if (!isOpen) return;
  const wide = window.matchMedia('(min-width: 768px)');
  const hide = () => popover.hidePopover();
  const release = closeOnBack(hide);
  wide.addEventListener('change', hide);
  popovers.set(popover, () => {
    popovers.delete(popover);
    wide.removeEventListener('change', hide);
    awaitsClick = true;
    release();
  });
}

/**
 * Changes the page's address by `go` beneath what is open over it: Back closes that first, and then returns
 * to the former address. `go` is given whether it must replace the entry that it is called on.
 */
export function goBeneath(go: (replace: boolean) => void): void {
  go(entries() > 0);
  settle();
}

/**
 * Goes to an address from what is open over the page, without its entries: Back then returns to the page,
 * on which nothing is open any more. Both at once, a link and `history.back()`, would cancel each other.
 */
function leaveFor(address: string): void {
  left.push(...open.splice(0));
  const late = setTimeout(() => follow?.(), LONGEST_MS);
  follow = () => {
    clearTimeout(late);
    follow = undefined;
    returning = false;
    window.location.assign(address);
  };
  settle();
}

/** Gives the history one entry for each thing that is open, after all that opens or closes now. */
function settle(): void {
  queueMicrotask(() => {
    clearTimeout(removal);
    if (returning) return;
    if (entries() > open.length) {
      if (awaitsClick && !follow) removal = setTimeout(takeOut, CLICK_MS);
      else takeOut();
      awaitsClick = false;
      return;
    }
    // With Next's part of the state, so that Next takes the entry for its own.
    for (let at = entries(); at < open.length; at += 1) {
      // The page below may be scrolled, and is to stay where it is when its entry is returned to.
      window.history.scrollRestoration = 'manual';
      window.history.pushState({ ...window.history.state, [OPEN]: at + 1 }, '');
      window.history.scrollRestoration = 'auto';
    }
    follow?.();
  });
}

function takeOut(): void {
  const surplus = entries() - open.length;
  returning = surplus > 0;
  if (returning) window.history.go(-surplus);
}

/** The number of entries up to this one. After a reload, or Forward, nothing may be open on some. */
function entries(): number {
  return window.history.state?.[OPEN] ?? 0;
}

window.addEventListener('popstate', () => {
  window.history.scrollRestoration = 'auto';
  if (returning) returning = false;
  else while (open.length > entries()) open.pop()?.close();
  settle();
});

// After the shop's own handlers, which may prevent it.
window.addEventListener('click', (event) => {
  const link = entries() > 0 && linkElsewhere(event);
  if (!link) return;
  if (link.origin === window.location.origin) {
    event.preventDefault();
    leaveFor(link.href);
  } else {
    // A step back would cancel it.
    clearTimeout(removal);
  }
});

// Also when Back has returned from a link.
window.addEventListener('pageshow', () => {
  for (const { close } of left.splice(0)) close();
  settle();
});

window.addEventListener(
  'beforetoggle',
  (event) => {
    const { target, newState } = event as ToggleEvent;
    if ((target as HTMLElement).popover) followPopover(target as HTMLElement, newState === 'open');
  },
  true,
);

// What has opened before this is there. Without popovers the selector is an error.
if (window.ToggleEvent)
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    followPopover(popover, true);

// A reload may have left entries.
settle();

/** The link that a click follows to another page in this tab, if any. */
function linkElsewhere(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element && event.target.closest('a');
  if (!link || event.defaultPrevented || !isPlainClick(event) || link.target) return undefined;
  if (!link.protocol.startsWith('http')) return undefined;
  const { origin, pathname, search } = window.location;
  const isHere = link.origin === origin && link.pathname === pathname && link.search === search;
  return isHere && link.hash ? undefined : link;
}
