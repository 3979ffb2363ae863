import css from './spinner.module.css';

/** A spinner; `label` is what a screen reader says of it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={css.waiting} role="status" aria-label={label}>
      <span className={css.wheel} />
    </div>
  );
}
