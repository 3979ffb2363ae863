import { sharing } from '@/data/sharing';
import { filled } from './facts';

/** What is sent when someone shares the shop, and the hashtags of everything that is shared. */
export const { message: shareMessage, hashtags } = filled(sharing);
