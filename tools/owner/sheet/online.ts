/**
 * The first step of a build with CATALOGUE_SHEET: takes in the sheet at that address. If the sheet
 * has a mistake, the modules stay, and the build goes on unless CATALOGUE_SHEET_ON_ERROR is stop.
 * Doubtful values are left out unless CATALOGUE_SHEET_AS_IT_IS is true.
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
