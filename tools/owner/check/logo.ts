import type { Issue } from '@/lib/catalogue/issue';
import { LogoError, readLogo } from '@/lib/pictures/logo.build';

/** The issue in the owner's logo, if it has one. */
export async function logoIssues(): Promise<Issue[]> {
  try {
    await readLogo();
    return [];
  } catch (error) {
    if (!(error instanceof LogoError)) throw error;
    return [{ file: error.file, message: error.must }];
  }
}
