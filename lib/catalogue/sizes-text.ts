/** Letter sizes in their order: a run may not skip one. */
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'];

/** Sizes as a text, runs of three or more in short: ['36', '37', '38', '40'] → '36–38, 40'. */
export function sizesText(sizes: readonly string[]): string {
  const runs: string[][] = [];
  for (const size of sizes) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1) ?? '', size)) run.push(size);
    else runs.push([size]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [`${run[0]}–${run.at(-1)}`] : run)).join(', ');
}

function follows(size: string, next: string): boolean {
  const [at, nextAt] = [size, next].map((one) =>
    /^\d+$/.test(one) ? Number(one) : LETTERS.indexOf(one.toUpperCase()),
  );
  if (at === undefined || nextAt === undefined || at < 0 || nextAt < 0) return false;
  return /^\d/.test(size) === /^\d/.test(next) && nextAt === at + 1;
}
