/** A hashtag as networks read it, '#MamasCloset': it ends at whatever is no letter and no digit. */
export function hashtag(words: string): string {
  return `#${words.replace(/[^\p{L}\d]/gu, '')}`;
}
