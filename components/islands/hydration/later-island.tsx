'use client';

import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { NotificationsContext } from '@/components/islands/notifications/notifications-context';
import { useNotifications } from '@/components/islands/notifications/use-notifications';
import { wake } from '@/lib/browser/held-taps';
import { type LaterPart, laterPart } from '@/lib/browser/later-part';
import { untilItComes } from '@/lib/browser/until-it-comes';
import { whenNear } from '@/lib/browser/when-near';
import { limits } from '@/lib/limits';

/** An island whose script comes later; made once for each, by `laterIsland`. */
interface Later<Props extends object> extends LaterPart<ComponentType<Props>> {
  /** For the page as it is written. */
  Prerendered: LazyExoticComponent<ComponentType<Props>>;
}

/**
 * An island for `<LaterIsland>`; `load` is its `import()`. The section that shows it imports its style,
 * which comes with the page: from here each style would bring its names as script.
 */
export function laterIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Later<Props> {
  const part = laterPart(load);
  // She has tapped it already: it comes along with the page's own script.
  if (typeof document !== 'undefined' && document.querySelector('div[data-asleep] [data-heard]')) {
    part.get().catch(() => {});
  }
  return { ...part, Prerendered: lazy(async () => ({ default: await load() })) };
}

/**
 * Where an island stands whose HTML is in the page and whose script comes when she comes near it. Until
 * then it is HTML, and taps on its controls are held (lib/browser/held-taps). It is a root of its own:
 * under `Suspense` React would take what waits for its script off the page as soon as anything above it
 * changed, and on a page of more than 12.8 kB write it where only a script finds it. So it has the
 * notifications from here and no other context, and stays with the `props` it began with.
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
  const [crash, setCrash] = useState<{ error: unknown }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it stays with what it began with
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let root: Root | undefined;
    let gone = false;
    const takeOver = async () => {
      const Island = await untilItComes(island.get);
      if (gone) return;
      startTransition(() => {
        root = hydrateRoot(
          element,
          <NotificationsContext value={notify}>
            <Island {...props} />
            <Awake place={element} />
          </NotificationsContext>,
          { onUncaughtError: (error) => setCrash({ error }) },
        );
      });
    };
    island.fetchAhead();
    const forget = whenNear(element, limits.aheadPx, takeOver);
    return () => {
      gone = true;
      forget();
      setTimeout(() => root?.unmount());
    };
  }, []);

  // The page's own boundary shows what an error of an island's is answered with.
  if (crash) throw crash.error;
  if (typeof window === 'undefined') {
    return (
      <div data-asleep="">
        <island.Prerendered {...props} />
      </div>
    );
  }
  return (
    <div
      ref={place}
      data-asleep=""
      suppressHydrationWarning
      // React leaves what it is told of like this as it stands in the page.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

function Awake({ place }: { place: HTMLElement }) {
  useEffect(() => wake(place), [place]);
  return null;
}
