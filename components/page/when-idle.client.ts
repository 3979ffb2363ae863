'use client';

import { loadFaces } from '@/lib/browser/display-face.client';
import { followPopovers } from '@/lib/browser/follow-popovers.client';
import { registerWorker } from '@/lib/offline/register-worker.client';
import { followForgetting } from '@/lib/remembered/forgotten.client';

/**
 * What a page can wait for, in a lazy script: the worker, Back for popovers, what another tab
 * forgets, and the display face, whose files are at the addresses `faces`.
 */
export function whenIdle(faces: readonly string[]): void {
  followPopovers();
  followForgetting();
  registerWorker();
  loadFaces(faces);
}
