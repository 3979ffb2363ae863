import { describeIssues, type Issue, stops } from '@/lib/catalogue/issue';

/**
 * What the check says at its end: what stops the build, then what is worth a look under a heading of its
 * own, with the samples in one line, then one line where nothing stops.
 * `elapsed` is in milliseconds.
 */
export function describeResult(
  issues: readonly Issue[],
  products: number,
  elapsed: number,
): string {
  const stopping = issues.filter(stops);
  const warnings = issues.filter((issue) => !stops(issue));
  const samples = warnings.filter((issue) => issue.sample);
  const others = warnings.filter((issue) => !issue.sample);
  const count = stopping.length === 1 ? '1 value' : `${stopping.length} values`;
  const seconds = (elapsed / 1000).toFixed(1);
  return [
    ...(stopping.length > 0
      ? [`The shop cannot be built: ${count} must be changed first.\n${describeIssues(stopping)}`]
      : []),
    ...(warnings.length > 0
      ? [
          [
            'Worth a look (stops nothing):',
            ...(samples.length > 0 ? [describeSamples(samples.length)] : []),
            ...(others.length > 0 ? [describeIssues(others)] : []),
          ].join('\n'),
        ]
      : []),
    ...(stopping.length === 0
      ? [
          `${warnings.length > 0 ? 'Nothing stops the shop' : 'All is well'}: ${products} products checked in ${seconds} s.`,
        ]
      : []),
  ].join('\n\n');
}

function describeSamples(count: number): string {
  return count === 1
    ? '1 thing that came with the shop is still to settle: `npm run build` lists it.'
    : `${count} things that came with the shop are still to settle: \`npm run build\` lists them.`;
}
