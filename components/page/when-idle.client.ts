'use client';

import { followPopovers } from '@/lib/browser/follow-popovers.client';
import { registerWorker } from '@/lib/offline/register-worker.client';
import { followForgetting } from '@/lib/remembered/forgotten.client';

/**
 * The lazy script of tasks that can wait: the worker, Back for popovers, and the deletion in
 * another tab.
 */
export function whenIdle(): void {
  followPopovers();
  followForgetting();
  registerWorker();
}
