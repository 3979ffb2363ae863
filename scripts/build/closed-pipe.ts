/**
 * Lets a program go on where what reads its output stops before the end, as `head` does: the rest is
 * printed for nobody, and the program ends with the code that it has.
 */
export function allowClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
  }
}
