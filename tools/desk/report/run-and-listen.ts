import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { ProgramMessage } from '@/tools/cli/send-message';

/** So many of the last lines of a program's errors are kept. */
const LINES = 12;

/** The printed text of a program, after its end. */
export interface Ran {
  status: number;
  /** The last lines that it printed as errors, without colours and without what npm says of itself. */
  errors: readonly string[];
}

/** Runs an owner's program by its address and shows its output. `received` gets each message that it sends. */
export async function runAndListen(
  program: URL,
  args: readonly string[],
  received: (message: ProgramMessage) => void = () => {},
): Promise<Ran> {
  let errors = '';
  const child = fork(fileURLToPath(program), [...args], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  child.stderr?.on('data', (data: Buffer) => {
    process.stderr.write(data);
    errors += data;
  });
  child.on('message', (message) => received(message as ProgramMessage));
  const status = await new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 1));
  });
  const lines = stripVTControlCharacters(errors)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('npm '));
  return { status, errors: lines.slice(-LINES) };
}
