/** Stops the build of a shop for the public that still has facts of the sample. */

import { readShop } from '@/lib/data-modules/data-folder.build';
import { dataFolder } from '@/lib/data-modules/data-path.build';
import { loadSettings } from '@/scripts/build/load-settings';
import { publicBuildIssue } from './public-build';

loadSettings();

const issue = publicBuildIssue(readShop(dataFolder), process.env);
if (issue) {
  console.error(issue);
  process.exitCode = 1;
}
