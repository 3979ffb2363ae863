/** Where lines go: a terminal rewrites one line, any other stream gets a line now and then. */
interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const LOG_EVERY_MS = 10_000;

/**
 * Shows how far a step of `total` parts is: in a terminal in one line that is rewritten, elsewhere in a
 * line every ten seconds. Call the function it returns after each part. `now` is in ms.
 */
export function startProgress(
  what: string,
  total: number,
  output: Output = process.stdout,
  now: () => number = Date.now,
): () => void {
  const start = now();
  let printed = start;
  let done = 0;
  const print = () => {
    const text = progressText(what, done, total, now() - start);
    if (output.isTTY) output.write(`\r\x1b[K${text}${done === total ? '\n' : ''}`);
    else output.write(`${text}\n`);
    printed = now();
  };
  print();
  return () => {
    done += 1;
    if (output.isTTY || done === total || now() - printed >= LOG_EVERY_MS) print();
  };
}

function progressText(what: string, done: number, total: number, elapsedMs: number): string {
  const count = `${what}: ${done} of ${total}`;
  if (done === 0) return `${count}.`;
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`;
  if (done === total) return `${count}, in ${seconds(elapsedMs)}.`;
  return `${count}, about ${seconds((elapsedMs / done) * (total - done))} left.`;
}
