import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 250;
/** How Linux counts memory in /proc/<pid>/statm. */
const PAGE_BYTES = 4096;
/** How it counts the processor's time in /proc/<pid>/stat. */
const TICKS_A_SECOND = 100;

export interface Build {
  seconds: number;
  /** What it took of the processors: a crowded machine makes the one longer, hardly the other. */
  cpuSeconds: number | undefined;
  /** The most that the build and all it started held at once; undefined where there is no /proc. */
  peakBytes: number | undefined;
}

/** Builds the shop in a folder, as its owner does. Throws, with its words, when the build fails. */
export function measureBuild(folder: string): Promise<Build> {
  return new Promise((done, fail) => {
    const started = performance.now();
    const usedBefore = childrenCpuSeconds();
    const build = spawn('npm', ['run', 'build'], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    let output = '';
    let peak = 0;
    const listen = (chunk: Buffer) => {
      output += chunk;
    };
    build.stdout.on('data', listen);
    build.stderr.on('data', listen);
    const looking = setInterval(() => {
      peak = Math.max(peak, residentBytes(build.pid ?? 0));
    }, LOOK_EVERY_MS);
    build.on('close', (code) => {
      clearInterval(looking);
      if (code !== 0) return fail(new Error(`The build in ${folder} failed:\n${output}`));
      const seconds = (performance.now() - started) / 1000;
      const used = childrenCpuSeconds() - usedBefore;
      done({ seconds, cpuSeconds: used || undefined, peakBytes: peak || undefined });
    });
  });
}

/** The processor's time of all children that have ended, with theirs; 0 where there is no /proc. */
function childrenCpuSeconds(): number {
  try {
    // proc(5): cutime and cstime, the 16th and 17th of the whole account.
    const fields = fieldsOf('self');
    return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

/** What a process and all its children hold in memory; pages they share are counted for each. */
function residentBytes(root: number): number {
  let processes: { pid: number; parent: number; bytes: number }[];
  try {
    processes = readdirSync('/proc').flatMap((name) =>
      /^\d+$/.test(name) ? readProcess(name) : [],
    );
  } catch {
    return 0;
  }
  // The list grows while it is walked: a child brings its own children.
  const family = [root];
  for (const pid of family) {
    family.push(...processes.filter(({ parent }) => parent === pid).map((child) => child.pid));
  }
  const kin = new Set(family);
  return processes.reduce((sum, { pid, bytes }) => sum + (kin.has(pid) ? bytes : 0), 0);
}

/** None for a process that has ended meanwhile. */
function readProcess(name: string) {
  try {
    const [, parent] = fieldsOf(name);
    const [, resident] = readFileSync(`/proc/${name}/statm`, 'utf8').split(' ');
    return [{ pid: Number(name), parent: Number(parent), bytes: Number(resident) * PAGE_BYTES }];
  } catch {
    return [];
  }
}

/** A process's own account, from its state on: its name stands before, and may hold spaces. */
function fieldsOf(process: string): string[] {
  return readFileSync(`/proc/${process}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
}
