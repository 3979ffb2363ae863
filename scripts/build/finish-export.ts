/** After `next build`: rewrites the exported pages of out/, or of the folder named. */
import { finishExport } from '@/lib/export/finish-export.build';

try {
  console.log(finishExport(process.argv[2] ?? 'out'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
