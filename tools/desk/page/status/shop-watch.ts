import { parseStatus, statusBranch, statusFile } from '@/tools/desk/status';
import { deskState, type Seen } from './desk-state';
import { type CodeHost, CodeHostError, codeHost, SAVES, signedInToken } from './github-host';
import { lastSaves } from './saves';

/** The data that the strip shows. */
export interface Watched {
  /** Undefined while nobody is signed in. */
  host?: CodeHost;
  seen: Seen;
  /** The time of the phone at which it was seen. */
  at: Date;
}

const seconds = 1000;
const SOON = 10 * seconds;
const LATER = 120 * seconds;
/** While nobody is signed in only this browser's own storage is looked at. */
const SIGN_IN = 2 * seconds;

/** Where the desk keeps who is signed in. */
const USER_KEY = 'sveltia-cms.user';

export interface ShopWatch {
  subscribe: (listener: () => void) => () => void;
  watched: () => Watched;
  /** Asks the code host now. */
  ask: () => void;
}

/**
 * Watches a shop's branch and its reports: after each save, often while a publish is under way, rarely else,
 * and never while the page is hidden or without a network.
 */
export function watchShop(shop: { repository: string; branch: string }): ShopWatch {
  const listeners = new Set<() => void>();
  let watched: Watched = { seen: {}, at: new Date() };
  let asking = false;
  let askAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** A request from before the loss of the network may be answered after it. */
  function show(host: CodeHost | undefined, seen: Seen) {
    const isLost = host && !navigator.onLine;
    watched = {
      ...(host && { host }),
      seen: isLost ? { ...seen, trouble: { kind: 'network' } } : seen,
      at: new Date(),
    };
    for (const listener of listeners) listener();
  }

  function hostNow(): CodeHost | undefined {
    const token = signedInToken(localStorage.getItem(USER_KEY));
    if (!token) return undefined;
    return watched.host?.token === token ? watched.host : codeHost({ ...shop, token });
  }

  async function look(): Promise<void> {
    const host = hostNow();
    if (!host) {
      if (watched.host) show(undefined, {});
      return;
    }
    const { trouble: _, ...before } = watched.host === host ? watched.seen : {};
    const seen: Seen = await see(host).catch((error: unknown) => {
      if (!(error instanceof CodeHostError)) throw error;
      return { ...before, trouble: { kind: error.trouble, again: error.again } };
    });
    show(host, seen);
  }

  function wait(): number {
    if (!watched.host) return SIGN_IN;
    const { status, trouble } = watched.seen;
    if (trouble?.again) return Math.max(SOON, trouble.again.getTime() - Date.now());
    const isUnanswered = !status || trouble?.kind === 'network';
    const { tone } = deskState(watched.seen, new Date());
    return isUnanswered || tone === 'under way' ? SOON : LATER;
  }

  async function ask(): Promise<void> {
    askAgain = asking;
    if (asking) return;
    clearTimeout(timer);
    asking = true;
    try {
      await look();
    } finally {
      asking = false;
      if (askAgain) void ask();
      else if (!document.hidden && navigator.onLine) timer = setTimeout(ask, wait());
    }
  }

  function askWhenSeen() {
    if (document.hidden || !navigator.onLine) clearTimeout(timer);
    else void ask();
    if (!navigator.onLine) show(hostNow(), watched.seen);
  }

  document.addEventListener('visibilitychange', askWhenSeen);
  window.addEventListener('online', askWhenSeen);
  window.addEventListener('offline', askWhenSeen);
  // The package has no event for a deletion.
  new PerformanceObserver((answered) => {
    if (answered.getEntriesByName(SAVES).length > 0) void ask();
  }).observe({ type: 'resource' });
  void ask();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watched: () => watched,
    ask: () => void ask(),
  };
}

async function see(host: CodeHost): Promise<Seen> {
  const [saves, text] = await Promise.all([lastSaves(host), host.text(statusFile, statusBranch)]);
  const status = text === undefined ? 'none' : (parseStatus(text) ?? 'unreadable');
  return { saves, status };
}
