/** What became of a file of data/photos/new. Paths are from the project's root. */
export interface TakenPhoto {
  file: string;
  /** Where it is now; left out where it stays. */
  now?: string;
  /** What it is, or why it stays. */
  sentence: string;
}

/** A message of an owner's program to the program that started it; a person reads other lines. */
export interface ProgramMessage {
  /** What became of photos that were put into data/photos/new. */
  photos?: readonly TakenPhoto[];
  /** What a publish begins with now. */
  step?: 'check' | 'build' | 'publish';
  /** How it ended: sent, nothing to send, or an earlier shop put up again. */
  ended?: 'published' | 'unchanged' | 'back';
  /** Lines of what was sent, and of how the shop looked after that. */
  said?: readonly string[];
  /** What was doubtful in the sheet online and left as it was, a sentence each. */
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
