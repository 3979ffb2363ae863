/** After `next build`: rewrites the exported pages of out/, or of $EXPORT_FOLDER. */
import { finishExport } from '@/lib/export/finish-export.build';
import { loadSettings } from './load-settings';
import { loadWords } from './load-words';

loadSettings();

try {
  console.log('Finishing the exported pages.');
  const { words } = await loadWords();
  console.log(finishExport(process.env.EXPORT_FOLDER ?? 'out', words.cartButton));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
