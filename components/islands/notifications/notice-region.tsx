'use client';

import { Notice } from './notice';
import css from './notice-region.module.css';
import type { NoticeType } from './notifications-context';

export interface ShownNotice {
  id: number;
  type: NoticeType;
  text: string;
  /** What only who listens needs to be told with it. */
  aside: string | undefined;
  leaving: boolean;
  /** The dialog it first stood in, none for the page: there it was announced. */
  bornIn: HTMLDialogElement | undefined;
}

const roles = { success: 'status', info: 'status', warning: 'alert', error: 'alert' } as const;

/**
 * Where notices stand: on the page, or in the dialog `within`. Its live regions are there, empty,
 * before anything is said: a reader may miss words that come together with their region. Each notice is
 * announced once: one that moved here from elsewhere stands outside the regions. What is said beside
 * the notices has a region of its own, unseen.
 */
export function NoticeStand({
  notices,
  within,
}: {
  notices: readonly ShownNotice[];
  within?: HTMLDialogElement;
}) {
  const placed = notices.map(({ id, bornIn, aside, ...notice }, place) => ({
    aside: bornIn === within && aside && <p key={id}>{aside}</p>,
    region: bornIn === within ? roles[notice.type] : undefined,
    face: <Notice key={id} {...notice} place={place} />,
  }));
  const facesIn = (role?: string) =>
    placed.flatMap(({ region, face }) => (region === role ? face : []));
  return (
    <div className={css.stand}>
      <div className={css.region} role="status" aria-atomic="false">
        {facesIn('status')}
      </div>
      <div className={css.region} role="alert" aria-atomic="false">
        {facesIn('alert')}
      </div>
      <div className="visually-hidden" role="status" aria-atomic="false">
        {placed.map(({ aside }) => aside)}
      </div>
      {facesIn()}
    </div>
  );
}
