import { cutText } from '@/lib/values/well-formed';

/**
 * The sentences joined, without those that would exceed `room` characters. The first is always there,
 * cut as by `cutWithDots` if it alone is too long.
 */
export function fitSentences(sentences: readonly string[], room: number): string {
  const [first = '', ...others] = sentences;
  return others.reduce(
    (text, sentence) => {
      const longer = `${text} ${sentence}`;
      return longer.length <= room ? longer : text;
    },
    cutWithDots(first, room),
  );
}

/**
 * The text in at most `room` characters: unchanged, or cut at a space and ended with '…'. `cutAtWord` cuts at other
 * marks too, and so inside 'KSh 1,500'.
 */
export function cutWithDots(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = cutText(text, room - 1);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 0 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '')}…`;
}
