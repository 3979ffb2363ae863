'use client';

import { useEffect, useRef, useState } from 'react';
import { useNotifications } from '@/components/notices/use-notifications.client';
import type { CardProduct } from '@/lib/catalogue/product';
import { chosenInQuery } from '@/lib/catalogue/size-address';
import { availableSizes } from '@/lib/catalogue/stock';
import { fillText } from '@/lib/format/fill-text';
import { cutText } from '@/lib/values/well-formed';
import { productWords } from '@/words/product';

/** So many letters of a size in the address are shown: anybody can write a link. */
const sizeLetters = 12;

/**
 * The size chosen in a product's form, '' for none: at first the one that the form has from before hydration
 * or over a reload, or the one that is `given` or asked for by the address of the product's own page.
 */
export function useSize(product: CardProduct, given: string) {
  const notify = useNotifications();
  const formRef = useRef<HTMLFormElement>(null);
  const [size, setSize] = useState('');
  /** The functions that remove the notices about a missing size; none once a size is chosen. */
  const [warnings, setWarnings] = useState<readonly (() => void)[]>([]);

  useEffect(() => {
    const { path, sizes } = product;
    const available = availableSizes(product);
    const asked = given || askedByAddress(path, 'size');
    if (asked && !sizes.includes(asked)) {
      notify('info', fillText(productWords.noSize, { size: cutText(asked, sizeLetters) }));
    } else if (asked && available.length > 0 && !available.includes(asked)) {
      notify('info', fillText(productWords.sizeSoldOut, { size: asked }));
    }
    const checked = checkedSize(formRef.current, sizes);
    // A reload may have restored the choice of a size that has sold out since.
    setSize([checked, asked].find((one) => available.includes(one)) ?? '');
  }, [product, given, notify]);

  return {
    formRef,
    size,
    chooseSize: (chosen: string) => {
      setSize(chosen);
      for (const dismiss of warnings) dismiss();
      setWarnings([]);
    },
    /** Whether an order lacked a size and none was chosen since. */
    lacksSize: warnings.length > 0,
    /** False without a size: then it is announced, and the sizes, which say so, have the focus and are in view. */
    hasSize: () => {
      if (size) return true;
      const dismiss = notify('warning', productWords.chooseSize, undefined, undefined, {
        isInPlace: true,
      });
      setWarnings((shown) => [...shown, dismiss]);
      const first = formRef.current?.querySelector<HTMLElement>('input:enabled');
      first?.focus({ preventScroll: true });
      // A dialog's title stays in view above them.
      const block = first?.closest('dialog') ? 'start' : 'nearest';
      first?.closest('fieldset')?.scrollIntoView({ block, behavior: 'instant' });
      return false;
    },
  };
}

/** The size that the address of a product's page asks for; '' without one, and on other pages. */
export function askedByAddress(path: string, part: 'size' | 'quantity'): string {
  const { pathname, search } = window.location;
  return pathname.endsWith(path) ? chosenInQuery(search, part) : '';
}

/** By the radio's place: its value is a message, and a translator may change its label. */
function checkedSize(form: HTMLFormElement | null, sizes: readonly string[]): string {
  const radios = form?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? [];
  return sizes[[...radios].findIndex(({ checked }) => checked)] ?? '';
}
