/**
 * The owner's check: says what stops the build and what is worth a look in data/ and in the settings, each
 * in a sentence with its file, product, field and line. It is the build's first step too.
 */
import { stops } from '@/lib/catalogue/issue';
import { loadSettings } from '@/scripts/build/load-settings';
import { checkData } from './check/check-data';
import { describeResult } from './check/describe-result';

loadSettings();
const { issues, products } = await checkData();
const stopped = issues.some(stops);
console[stopped ? 'error' : 'log'](describeResult(issues, products, performance.now()));
process.exitCode = stopped ? 1 : 0;
