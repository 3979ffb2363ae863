/** What several runs of one measurement say together. */
export interface Stats {
  median: number;
  min: number;
  max: number;
}

/** The middle of the runs, with the least and the most. Throws where there is no run. */
export function stats(runs: readonly number[]): Stats {
  const sorted = [...runs].sort((one, other) => one - other);
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  const upper = sorted[Math.floor(sorted.length / 2)];
  if (lower === undefined || upper === undefined) throw new Error('There was no run to measure');
  return { median: (lower + upper) / 2, min: sorted[0] ?? lower, max: sorted.at(-1) ?? upper };
}

/** How many times the limit a figure is, '1.07'; '' where the limit is nothing. */
export function ratioTo(limit: Stats, figure: Stats): string {
  return limit.median > 0 ? (figure.median / limit.median).toFixed(2) : '';
}

/** '940 (910–1,020)': the median, the least and the most, with so many decimals. */
export function formatStats({ median, min, max }: Stats, decimals = 0): string {
  const tell = (value: number) =>
    value.toLocaleString('en', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  return `${tell(median)} (${tell(min)}–${tell(max)})`;
}

/** Rows as a table of text, the first its header; every column as wide as its widest cell. */
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
