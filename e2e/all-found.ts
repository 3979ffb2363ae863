import { expect, type Locator } from '@playwright/test';

/**
 * All elements of a locator, once it finds one. Fails if it finds none, because a loop over nothing
 * would prove nothing.
 */
export async function allFound(parts: Locator): Promise<Locator[]> {
  await expect(parts).not.toHaveCount(0);
  return parts.all();
}
