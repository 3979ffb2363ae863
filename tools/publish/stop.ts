/** A reason to stop; its message is all that the owner is to read. */
export class Stop extends Error {}
