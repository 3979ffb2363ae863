import type { Page } from '@playwright/test';
import { fixture } from './servers';

/** The address that the contact form posts to. */
export const ENDPOINT = fixture.env.NEXT_PUBLIC_CONTACT_ENDPOINT;

/** An answer of the contact endpoint with this status. */
const contactAnswer = (status: number) => ({
  status,
  headers: { 'Access-Control-Allow-Origin': '*' },
});

/** Makes the contact endpoint answer with this status; returns the posted texts, a list that grows. */
export async function serveContact(page: Page, status = 200): Promise<string[]> {
  const posted: string[] = [];
  await page.route(ENDPOINT, (route) => {
    posted.push(route.request().postData() ?? '');
    return route.fulfill(contactAnswer(status));
  });
  return posted;
}
