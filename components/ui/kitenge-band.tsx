import css from './kitenge-band.module.css';

/** A strip of kitenge between two blocks. */
export function KitengeBand() {
  return <div className={css.band} />;
}
