/** The head, which previews read and no host changes, and scripts and styles, in which nothing is escaped. */
const LEFT_ALONE = /^.*?<body\b|<(script|style)\b.*?<\/\1>|@/gs;

/**
 * An exported page whose body has each @ of its texts and links as `&#64;`. A browser reads the same document,
 * and a host that hides email addresses on their way, as Cloudflare does by itself, finds none: one that it
 * replaces is lost without its script, and React builds the whole page anew.
 */
export function escapeAtSigns(html: string): string {
  return html.replace(LEFT_ALONE, (found) => (found === '@' ? '&#64;' : found));
}
