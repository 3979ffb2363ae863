import { spawn } from 'node:child_process';
import { freemem } from 'node:os';

const SAMPLE_EVERY_MS = 250;

export interface Build {
  seconds: number;
  /** Processor time of the build and all its processes; other work on the machine hardly changes it. */
  cpuSeconds: number;
  /** The most by which the machine's free memory fell; other work on the machine changes it. */
  peakBytes: number;
}

/** Builds the shop in a folder by `npm run build`. Rejects with the build's output if it fails. */
export function measureBuild(folder: string): Promise<Build> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const freeBefore = freemem();
    let leastFree = freeBefore;
    const sampling = setInterval(() => {
      leastFree = Math.min(leastFree, freemem());
    }, SAMPLE_EVERY_MS);
    // `times` prints the processor time of the shell and, on its second line, of its children.
    const commands = 'exec 2>&1; npm run build; code=$?; times; exit $code';
    const build = spawn('sh', ['-c', commands], { cwd: folder });
    let output = '';
    build.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    build.on('close', (code) => {
      clearInterval(sampling);
      if (code !== 0) return reject(new Error(`The build in ${folder} failed:\n${output}`));
      resolve({
        seconds: (performance.now() - started) / 1000,
        cpuSeconds: childSeconds(output),
        peakBytes: freeBefore - leastFree,
      });
    });
  });
}

/** The user and system time in the last line of `times`: '1m23.45s 0m6.78s' → 90.23. */
function childSeconds(output: string): number {
  const [, ...parts] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/.exec(output) ?? [];
  const [userMinutes = 0, userSeconds = 0, systemMinutes = 0, systemSeconds = 0] =
    parts.map(Number);
  return (userMinutes + systemMinutes) * 60 + userSeconds + systemSeconds;
}
