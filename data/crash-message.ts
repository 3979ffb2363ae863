/** In a file of its own: the crash page is loaded with every page and carries only this. */
export const crashMessage = 'Unexpected Application Error!';
