import css from './pills.module.css';

/** The class of a row of pills: on a phone it scrolls sideways, to the edges of the screen. */
export const pillRowClass = css.row ?? '';

/** The class of such a row in which no pill is chosen, as wide as the page. */
export const wordRowClass = css.words ?? '';

/** The class of another row that fades where it goes on beyond the edges of a phone's screen. */
export const fadingRowClass = css.fading ?? '';

/** The class of a link in the row; the chosen one has `aria-current`. */
export const pillClass = css.pill ?? '';

/** The class of the number beside the name. */
export const pillCountClass = css.count ?? '';
