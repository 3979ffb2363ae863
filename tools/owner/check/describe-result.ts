import { describeIssues, type Issue, stops } from '@/lib/catalogue/issue';
import { harms, type Unsettled } from './unsettled';

/**
 * The final text of the check: the mistakes that stop the build, the warnings under a heading, the
 * facts to settle in one line, and one line if nothing stops. `elapsed` is in milliseconds.
 */
export function describeResult(
  issues: readonly Issue[],
  unsettled: readonly Unsettled[],
  products: number,
  elapsed: number,
): string {
  const stopping = issues.filter(stops);
  const warnings = issues.filter((issue) => !stops(issue));
  const open = openLine(unsettled);
  const count = stopping.length === 1 ? '1 value' : `${stopping.length} values`;
  const seconds = (elapsed / 1000).toFixed(1);
  return [
    ...(stopping.length > 0
      ? [`The shop cannot be built: ${count} must be changed first.\n${describeIssues(stopping)}`]
      : []),
    ...(warnings.length > 0 ? [`Worth a look (stops nothing):\n${describeIssues(warnings)}`] : []),
    ...(open ? [open] : []),
    ...(stopping.length === 0
      ? [
          `${warnings.length > 0 || open ? 'Nothing stops the shop' : 'All is well'}: ${products} products checked in ${seconds} s.`,
        ]
      : []),
  ].join('\n\n');
}

/** The number of facts to settle; undefined without any, or if a shop may lack all of them. */
function openLine(unsettled: readonly Unsettled[]): string | undefined {
  const parts = (['sells', 'untrue', 'notYours'] as const)
    .map((one) => [one, unsettled.filter(({ harm }) => harm === one).length] as const)
    .filter(([, count]) => count > 0)
    .map(([one, count]) => `${harms[one].toLowerCase()} ${count}`);
  return parts.length > 0
    ? `Still to settle before the shop opens: ${parts.join(', ')}. \`npm run build\` lists it.`
    : undefined;
}
