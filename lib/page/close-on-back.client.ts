/** The key of an entry's state that counts what was open on it. */
const OPEN = 'open';
/** How long taking entries out may delay a link. */
const LONGEST_MS = 500;

/** What is open over the page, the topmost last. */
const open: { close: () => void }[] = [];
/** Whether entries are being taken out of the history. */
let returning = false;
/** Goes to the address of a link that was followed. */
let follow: (() => void) | undefined;

/**
 * Lets Back close what has opened over the page, by `close`, in browsers too whose Back does not do so by
 * itself (docs/behaviour.md section 46). It has an entry of its own in the history, at the page's address.
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

/**
 * Goes to an address from what is open over the page, without its entries: Back then returns to the page,
 * on which nothing is open any more. Both at once, a link and `history.back()`, would cancel each other.
 */
export function leaveFor(address: string): void {
  const left = open.splice(0);
  window.addEventListener('pageshow', () => left.forEach(({ close }) => void close()), {
    once: true,
  });
  const late = setTimeout(() => follow?.(), LONGEST_MS);
  follow = () => {
    clearTimeout(late);
    follow = undefined;
    returning = false;
    window.location.assign(address);
  };
  settle();
}

/** Gives the history as many entries as things are open, once all that opens or closes now has done so. */
function settle(): void {
  queueMicrotask(() => {
    if (returning) return;
    const surplus = entries() - open.length;
    if (surplus > 0) {
      returning = true;
      window.history.go(-surplus);
    } else {
      // With Next's own part of the state, so that Next takes the entry for one of its own.
      for (let at = entries(); at < open.length; at += 1) {
        window.history.pushState({ ...window.history.state, [OPEN]: at + 1 }, '');
      }
      follow?.();
    }
  });
}

/** How many entries this one and those before it are. A reload, or Forward, leaves some with nothing open. */
function entries(): number {
  return window.history.state?.[OPEN] ?? 0;
}

window.addEventListener('popstate', () => {
  if (returning) {
    returning = false;
    settle();
  } else {
    while (open.length > entries()) open.pop()?.close();
  }
});
