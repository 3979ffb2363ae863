import { kenyanDay } from '@/lib/format/kenyan-time';

/** The day of the build in Nairobi, '2026-11-22'; of SOURCE_DATE_EPOCH (seconds) where it is set. */
export function buildDay(epoch = process.env.SOURCE_DATE_EPOCH): string {
  return kenyanDay(epoch ? Number(epoch) * 1000 : Date.now());
}
