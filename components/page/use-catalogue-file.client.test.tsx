/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { serveCatalogue } from '@/e2e/jsdom-parts';
import { catalogueFileWith } from '@/e2e/shop/builders';
import { useAskedCatalogueFile } from './use-catalogue-file.client';

test('the catalogue’s file is fetched once it is asked for, and again when the network is back', async () => {
  let isReached = false;
  const fetched = jest.fn(() => (isReached ? catalogueFileWith({ id: 'boot' }) : undefined));
  serveCatalogue(fetched);
  const { result, rerender } = renderHook(useAskedCatalogueFile, { initialProps: false });
  expect(fetched).not.toHaveBeenCalled();
  rerender(true);
  await act(async () => {});
  expect(result.current).toEqual({ file: undefined, failed: true });
  isReached = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(result.current.failed).toBe(false);
  expect(result.current.file?.products.map(({ id }) => id)).toEqual(['boot']);
});
