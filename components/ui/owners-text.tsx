import type { ComponentProps, ElementType, ReactNode } from 'react';
import type { MarkedText } from '@/lib/format/owners-text';

/**
 * A text with the mark of its language, as the element `as`; without one it is an element only where it has
 * a mark. `children`: what is drawn in place of the text alone.
 */
export function OwnersText<E extends ElementType = 'span'>({
  of: { text, lang },
  as,
  children = text,
  ...attributes
}: { of: MarkedText<ReactNode>; as?: E; children?: ReactNode } & Omit<
  ComponentProps<E>,
  'lang' | 'children'
>): ReactNode {
  if (!as && !lang) return children;
  const Element: ElementType = as ?? 'span';
  return (
    <Element {...attributes} {...(lang && { lang })}>
      {children}
    </Element>
  );
}
