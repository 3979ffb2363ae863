import css from './pills.module.css';

/** The class of a row of pills: on a phone it scrolls sideways, to the edges of the screen. */
export const pillRowClass = css.row ?? '';

/** The class of a row of links to pages or parts, none of which is chosen: such links have a box. */
export const linkRowClass = css.links ?? '';

/** The class of a link in that row. */
export const linkPillClass = css.link ?? '';

/** The class of another row that fades where it goes on beyond the edges of a phone's screen. */
export const fadingRowClass = css.fading ?? '';

/** The class of a link in the row; the chosen one has `aria-current`. */
export const pillClass = css.pill ?? '';

/** The class of the number beside the name. */
export const pillCountClass = css.count ?? '';
