import { runInOrder } from '@/tools/cli/run-in-order';
import { noteDone } from '@/tools/cli/stop';

/** Builds the desk with a trial page, and serves it on this computer until it is stopped. */
export function tryDesk(): number {
  const status = runInOrder(['tools/cli.ts desk:build --try']);
  if (status !== 0) return status;
  noteDone('');
  return runInOrder(['scripts/build/serve-shop.ts --folder out-desk --port 4400']);
}
