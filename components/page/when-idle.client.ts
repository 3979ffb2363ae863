'use client';

import { followPopovers } from '@/lib/browser/follow-popovers.client';
import { registerWorker } from '@/lib/offline/register-worker.client';
import { followForgetting } from '@/lib/remembered/forgotten.client';

/** What a page can wait for, in a lazy script: the worker, Back for popovers, and what another tab forgets. */
export function whenIdle(): void {
  followPopovers();
  followForgetting();
  registerWorker();
}
