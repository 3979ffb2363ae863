/**
 * `npm test`: runs every step, goes on after a failure, and prints at the end the result of each
 * step. With --quick only the steps that need no build. The output of a step appears when the step
 * ends; a step that runs alone prints at once.
 */
import '@/scripts/build/say-help';
import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { describeResults, runSteps, type Step } from './run-steps';
import { quickSteps, steps } from './steps';

/**
 * With one step at a time a core is idle while the step waits; more than two need more memory than
 * a small machine has.
 */
const AT_ONCE = 2;
/**
 * The part of a failed step's output that is repeated at the end: most programs name the failure
 * there.
 */
const LAST_LINES = 30;
/** How long a step may take to end after a signal, in ms. */
const PATIENCE_MS = 5000;

const isWindows = process.platform === 'win32';
const children = new Set<ChildProcess>();
const printed = new Map<string, string>();
const began = Date.now();

/**
 * Ends the program once the running steps have ended; set by the first signal, because a terminal
 * sends several.
 */
let stopped: (() => void) | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopped) return;
    stopped = () => process.exit(128 + constants.signals[signal]);
    console.log(`\nStopped by ${signal}.`);
    if (children.size === 0) stopped();
    for (const child of children) end(child, 'SIGINT');
    setTimeout(() => {
      for (const child of children) end(child, 'SIGKILL');
      stopped?.();
    }, PATIENCE_MS);
  });
}

const chosen = process.argv.includes('--quick') ? quickSteps : steps;
const results = await runSteps(chosen, AT_ONCE, run);
for (const { name, outcome } of results) {
  if (outcome !== 'failed') continue;
  const lines = (printed.get(name) ?? '').trimEnd().split('\n');
  console.log(`\n── ${name}, the last lines ──\n${lines.slice(-LAST_LINES).join('\n')}`);
}
console.log(`\n${describeResults(results)}`);
process.exitCode = results.every(({ outcome }) => outcome === 'passed') ? 0 : 1;

function run({ name, command, alone }: Step): Promise<boolean> {
  say(`${name} starts: ${command}`);
  return new Promise((resolve) => {
    // A separate process group: a signal to the group reaches the programs that npm and the shell
    // start.
    const child = spawn(command, {
      shell: true,
      detached: !isWindows,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (alone) process.stdout.write(part);
      });
    }
    child.on('close', (code, signal) => {
      children.delete(child);
      if (!alone) process.stdout.write(`\n── ${name} ──\n${text}`);
      if (stopped) {
        if (children.size === 0) stopped();
        return;
      }
      printed.set(name, text);
      say(`${name} ${code === 0 ? 'passed' : `failed, with ${signal ?? `exit code ${code}`}`}`);
      resolve(code === 0);
    });
  });
}

function say(text: string): void {
  console.log(`[${Math.round((Date.now() - began) / 1000)} s] ${text}`);
}

/** Sends a signal to a step and all that it started. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (isWindows || !child.pid) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The step has ended meanwhile.
  }
}
