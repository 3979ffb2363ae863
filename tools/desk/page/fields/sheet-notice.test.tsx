/** @jest-environment jsdom */
import type { EntryCollection } from '@sveltia/cms';
import { render, screen } from '@testing-library/react';
import { deskConfig } from '@/tools/desk/page/config';
import { SHEET_NOTICE, SheetNotice } from './sheet-notice';

/** The kinds of the fields of a product's form. */
function productFields(hasSheet: boolean) {
  const { collections = [] } = deskConfig({ name: 'test-repo' }, { hasSheet });
  const products = collections.find((one) => 'name' in one && one.name === 'products');
  return (products as EntryCollection).fields.map((field) => field.widget);
}

test('With a sheet online a form of a product begins with what the sheet overwrites', () => {
  expect(productFields(true)[0]).toBe(SHEET_NOTICE);
  expect(productFields(false)).not.toContain(SHEET_NOTICE);
  render(<SheetNotice />);
  expect(screen.getByText(/Change those in the sheet\./)).toBeTruthy();
});
