/** Spec §8, word for word. By itself, as the crash pages load with every page and carry only this. */
export const crashMessage = 'Unexpected Application Error!';
