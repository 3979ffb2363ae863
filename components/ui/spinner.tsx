import css from './spinner.module.css';

/** Something is on its way; `label` says what, to those who cannot see it turn. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={css.waiting} role="status" aria-label={label}>
      <span className={css.wheel} />
    </div>
  );
}
