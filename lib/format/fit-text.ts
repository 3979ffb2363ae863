/**
 * As many whole sentences as a search result has room for; the first is cut at a word, with '…',
 * where it alone is too long. `room` is in characters.
 */
export function fitSentences(sentences: readonly string[], room: number): string {
  const [first = '', ...others] = sentences;
  return others.reduce(
    (text, sentence) => {
      const longer = `${text} ${sentence}`;
      return longer.length <= room ? longer : text;
    },
    cutAtWord(first, room),
  );
}

/** A text of at most `room` characters: whole, or cut after a word with '…'. */
export function cutAtWord(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(0, room - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
