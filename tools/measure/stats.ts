/** Several runs of one measurement, in the unit of the runs. */
export interface Stats {
  median: number;
  min: number;
  max: number;
}

/** The median, least and most of the runs. Throws for no runs. */
export function stats(runs: readonly number[]): Stats {
  const sorted = runs.toSorted((a, b) => a - b);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (lower === undefined || upper === undefined) throw new Error('There are no runs');
  return { median: (lower + upper) / 2, min: sorted[0] ?? lower, max: sorted.at(-1) ?? upper };
}

/** The ratio of two medians with two decimals, '1.07'; '' if the reference is 0. */
export function ratioTo(reference: Stats, measured: Stats): string {
  return reference.median > 0 ? (measured.median / reference.median).toFixed(2) : '';
}

/** Median, least and most as text: '940 (910–1,020)'. */
export function formatStats({ median, min, max }: Stats, decimals = 0): string {
  const format = (value: number) =>
    value.toLocaleString('en', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  return `${format(median)} (${format(min)}–${format(max)})`;
}

/** Rows as an aligned table of text; the first row is the header. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
