import css from './pills.module.css';

/** The look of a row of pills: sideways on a phone, to the screen's edges. */
export const pillRowLook = css.row ?? '';

/** The look of a link in it; the chosen one has `aria-current`. */
export const pillLook = css.pill ?? '';

/** The look of the number beside its name. */
export const pillCountLook = css.count ?? '';
