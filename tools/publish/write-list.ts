/** Writes data/published.json, in a process of its own: data/ is read as it is after the build. */
import { writePublished } from '@/tools/owner/published';

writePublished();
