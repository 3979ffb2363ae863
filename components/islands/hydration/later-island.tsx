'use client';

import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  StrictMode,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { NotificationsContext } from '@/components/islands/notifications/notifications-context';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { type LaterPart, laterPart } from '@/lib/page/lazy-chunk.client';
import { whenNear } from '@/lib/page/on-near-viewport.client';
import { untilItComes } from '@/lib/page/retry-until-loaded.client';
import { limits } from '@/lib/site/limits';
import { loadFailureText } from '@/lib/site/load-failure';
import { Awake } from './hydration-marker';

/** An island whose script comes later; made once for each, by `laterIsland`. */
interface Later<Props extends object> extends LaterPart<ComponentType<Props>> {
  /** What marks its place in the page. */
  name: string;
  /** For the page as it is written; not in the browser. */
  Prerendered: LazyExoticComponent<ComponentType<Props>> | undefined;
}

/** Known when a bundle is made: the browser's holds nothing of what is for the server. */
const onServer = typeof window === 'undefined';

const notThere = loadFailureText('This part of the page has not come yet.');

/**
 * An island for `<LaterIsland>`, under a name of its own; `load` is its `import()`. The section that
 * shows it imports its style, which comes with the page: from here each style would bring its names as
 * script.
 */
export function laterIsland<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  const part = laterPart(load);
  // She has tapped it already: it comes along with the page's own script.
  if (placeOf(name)?.querySelector('[data-heard]')) part.come().catch(() => {});
  const Prerendered = onServer ? lazy(async () => ({ default: await load() })) : undefined;
  return { ...part, name, Prerendered };
}

/**
 * Where an island stands whose HTML is in the page and whose script comes when she comes near it. Until
 * then it is HTML, and taps on its controls are held (lib/export/replay-clicks.client); where a tap was held and
 * the script fails or is long in coming, she is told. It is a root of its own: under `Suspense` React
 * would take what waits for its script off the page as soon as anything above it changed, and on a page
 * of more than 12.8 kB write it where only a script finds it. So it has the notifications from here and
 * no other context, and stays with the `props` it began with.
 */
export function LaterIsland<Props extends object>({
  island,
  props,
}: {
  island: Later<Props>;
  props: Props;
}) {
  const notify = useNotifications();
  const place = useRef<HTMLDivElement>(null);
  const [html] = useState(() => placeOf(island.name)?.innerHTML ?? '');
  const [crash, setCrash] = useState<{ error: unknown }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it stays with what it began with
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let root: Root | undefined;
    let gone = false;
    const tell = () => {
      if (element.querySelector('[data-heard]')) notify('error', notThere, limits.longNoticeMs);
    };
    const takeOver = async () => {
      const Island = await untilItComes(() => {
        island.get().catch(tell);
        return island.come();
      });
      if (gone) return;
      startTransition(() => {
        root = hydrateRoot(
          element,
          <StrictMode>
            <NotificationsContext value={notify}>
              <Island {...props} />
              <Awake place={element} />
            </NotificationsContext>
          </StrictMode>,
          { onUncaughtError: (error) => setCrash({ error }) },
        );
      });
    };
    island.fetchAhead();
    // Where no starter holds the taps (DEFER_SCRIPTS=0) it comes at once.
    const forget = whenNear(element, window.taps ? limits.nearViewportPx : 1e6, takeOver);
    return () => {
      gone = true;
      forget();
      setTimeout(() => root?.unmount());
    };
  }, []);

  // The page's own boundary shows what an error of an island's is answered with.
  if (crash) throw crash.error;
  if (onServer) {
    return (
      <div data-asleep={island.name}>{island.Prerendered && <island.Prerendered {...props} />}</div>
    );
  }
  return (
    <div
      ref={place}
      data-asleep={island.name}
      suppressHydrationWarning
      // React leaves alone what it is told of like this, and has it where it draws the page anew: where
      // a translator had been there first.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what stands there already
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** An island's place in the page that the browser was given, as long as it sleeps; none on the server. */
function placeOf(name: string): Element | null {
  return onServer ? null : document.querySelector(`[data-asleep=${name}]`);
}
