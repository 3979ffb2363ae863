/** The shop's programs: `npm run shop -- <command>`, or the command's own script of package.json. */
import { allowClosedPipe } from '@/scripts/build/closed-pipe';
import { runProgram } from './cli/run-program';
import { commands } from './commands';

allowClosedPipe();
process.exitCode = await runProgram(process.argv.slice(2), commands);
