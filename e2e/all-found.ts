import { expect, type Locator } from '@playwright/test';

/**
 * What a locator finds, once it finds something. Fails where it finds nothing: a loop over that would
 * prove nothing.
 */
export async function allFound(parts: Locator): Promise<Locator[]> {
  await expect(parts).not.toHaveCount(0);
  return parts.all();
}
