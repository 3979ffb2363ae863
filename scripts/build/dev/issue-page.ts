import { byCause, type Cause, causeHeading, causePlaces, type Issue } from '@/lib/catalogue/issue';

/** The address of the stream that has a page load itself again. */
export const RELOADS = '/__check';

/** Has a page load itself again when data/ has become wrong, or right again. */
export const reloadScript = `<script>new EventSource(${JSON.stringify(RELOADS)}).onmessage=()=>location.reload()</script>`;

/** The page in place of the shop while `issues` stop it: a sentence each, and the line where one is known. */
export function issuePage(issues: readonly Issue[]): string {
  const items = byCause(issues).map((same) => {
    if (same.length > 1) return severalItem(same);
    const [{ file, entry, field, message, place }] = same;
    const at = [file, place && `line ${place.line}`].filter(Boolean).join(', ');
    const what = [entry, field].filter(Boolean).join(': ');
    const mark = place ? `<pre>${escaped(place.text)}\n${' '.repeat(place.column)}^</pre>` : '';
    return `<li><b>${escaped(at)}</b><p>${escaped(what ? `${what}: ${message}` : message)}</p>${mark}`;
  });
  const one = issues.length === 1;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Change this first</title>
<style>body{font:1.1rem/1.5 system-ui;margin:2rem auto;max-width:60rem;padding:0 1rem}
li{margin:1.5rem 0}p{margin:0}pre{background:#f3efe6;overflow:auto;padding:.75rem}</style>
<h1>${one ? 'One thing' : `${issues.length} things`} to change in the shop’s files</h1>
<p>Change ${one ? 'it' : 'them'} and save: this page turns into the shop again by itself.</p>
<ol>${items.join('')}</ol>${reloadScript}`;
}

function severalItem(issues: Cause): string {
  return `<li><b>${escaped(causeHeading(issues))}</b><p>${causePlaces(issues).map(escaped).join('<br>')}</p>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
