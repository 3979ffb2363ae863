import type { Release } from './release';
import { release100 } from './release-1-0-0';
import { release110 } from './release-1-1-0';
import { release120 } from './release-1-2-0';

/** Every release, the oldest first. */
export const releases: readonly Release[] = [release100, release110, release120];
