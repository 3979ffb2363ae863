import { runInOrder } from '@/tools/cli/run-in-order';

/** Builds the desk with a page to try it, and serves it on this computer until it is stopped. */
export function tryDesk(): number {
  return runInOrder([
    'tools/cli.ts desk:build --try',
    'scripts/build/serve-shop.ts --folder out-desk --port 4400',
  ]);
}
