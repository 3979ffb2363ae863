/**
 * The build's first step where CATALOGUE_SHEET is set: takes in the sheet at that address. Where it is
 * not right, the modules stay as they are, and the build goes on unless CATALOGUE_SHEET_ON_ERROR is stop. What
 * is doubtful is left as it was unless CATALOGUE_SHEET_AS_IT_IS is true.
 */
import { loadSettings } from '@/scripts/build/load-settings';

loadSettings();

const {
  CATALOGUE_SHEET: address,
  CATALOGUE_SHEET_ON_ERROR: onError,
  CATALOGUE_SHEET_AS_IT_IS: asItIs,
} = process.env;
// All else is loaded only where there is a sheet, so that a build without one does not wait for it.
if (address) {
  const { takeInOnline } = await import('./take-in-online');
  await takeInOnline(address, onError, asItIs === 'true');
}
