/** The result for a file of data/photos/new. Paths are from the project's root. */
export interface TakenPhoto {
  file: string;
  /** Where it is now; left out where it stays. */
  now?: string;
  /** The result, or the reason why the file stays. */
  sentence: string;
}

/** A message of an owner's program to the program that started it; a person reads other lines. */
export interface ProgramMessage {
  /** The results for the photos of data/photos/new. */
  photos?: readonly TakenPhoto[];
  /** The step that a publish begins now. */
  step?: 'check' | 'build' | 'publish';
  /** How it ended: sent, nothing to send, or an earlier shop put up again. */
  ended?: 'published' | 'unchanged' | 'back';
  /** Lines of what was sent, and of how the shop looked after that. */
  said?: readonly string[];
  /** The doubtful changes of the online sheet that were held back, a sentence each. */
  held?: readonly string[];
  /** Why it stopped. */
  stopped?: string;
}

/**
 * Sends a message to the program that started this one with `fork`; without such a program does
 * nothing.
 */
export function sendMessage(message: ProgramMessage): void {
  process.send?.(message);
}
