import clsx from 'clsx/lite';
import css from './kitenge-band.module.css';

/** A strip of kitenge between two blocks; `slim`: half as high. */
export function KitengeBand({ slim = false }: { slim?: boolean }) {
  return <div className={clsx(css.band, slim && css.slim)} />;
}
