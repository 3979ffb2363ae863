/** After `next build`: rewrites the exported pages of out/, or of the folder named. */
import { finishExport } from '@/lib/export/finish-export.build';
import { words } from '@/lib/words/words';

try {
  console.log(finishExport(process.argv[2] ?? 'out', words.cartButton));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
