import { kenyanDay } from '@/lib/format/kenyan-time';

/**
 * The day of the build in Nairobi, '2026-11-22'. SOURCE_DATE_EPOCH, in seconds, is the time of a build
 * that must give the same files at any time.
 */
export function buildDay(epoch = process.env.SOURCE_DATE_EPOCH): string {
  return kenyanDay(epoch ? Number(epoch) * 1000 : Date.now());
}
