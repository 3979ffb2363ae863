import { writeChange } from '@/tools/change/change-shop';
import { knownSentence, messageOf } from '@/tools/cli/error-sentence';
import { sendMessage } from '@/tools/cli/send-message';
import { sheetShop } from './judge-sheet';
import { pullSheet } from './pull-sheet';

const TIMEOUT_MS = 20_000;

/** How an owner says that what is doubtful is meant. */
const HOW =
  'If it is right: run Publish by hand with "Take the sheet as it is", or type npm run sheet:read with the sheet as a file.';

/** Takes in the sheet at an address and says what it did. `asItIs` accepts doubtful values. */
export async function takeInOnline(
  address: string,
  onError: string | undefined,
  asItIs = false,
): Promise<void> {
  if (onError && onError !== 'continue' && onError !== 'stop') {
    console.error('CATALOGUE_SHEET_ON_ERROR must be continue or stop.');
    process.exitCode = 1;
    return;
  }
  try {
    const { change, said, held } = await pullSheet(address, sheetShop(), {
      timeoutMs: TIMEOUT_MS,
      asItIs,
    });
    writeChange(change);
    console.log(`The sheet online: ${said}`);
    if (held.length > 0) {
      const lines = held.map((sentence) => `  ${sentence}`);
      console.log(`\nDoubtful, and left as it was\n${lines.join('\n')}\n${HOW}`);
      sendMessage({
        held: held.map((sentence) => `The sheet online, left as it was: ${sentence} ${HOW}`),
      });
    }
  } catch (error) {
    const stops = onError === 'stop';
    const then = stops ? 'The build stops.' : 'The shop is built from the catalogue it has.';
    const why = knownSentence(error) ?? messageOf(error);
    console.error(`The sheet online is not taken in. ${why}\n${then}`);
    if (stops) process.exitCode = 1;
  }
}
