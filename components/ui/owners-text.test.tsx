import { renderToStaticMarkup } from 'react-dom/server';
import { OwnersText } from './owners-text';

const english = { text: 'Wipe clean', lang: 'en' } as const;

test('a text in another language than its page is in an element that says so', () => {
  expect(renderToStaticMarkup(<OwnersText of={english} />)).toBe(
    '<span lang="en">Wipe clean</span>',
  );
  expect(renderToStaticMarkup(<OwnersText of={{ text: 'Futa' }} />)).toBe('Futa');
});

test('the element of a text keeps its attributes, and is marked where it must be', () => {
  const drawn = (of: Parameters<typeof OwnersText>[0]['of']) =>
    renderToStaticMarkup(
      <OwnersText as="h2" of={of} id="care">
        Wipe clean.
      </OwnersText>,
    );
  expect(drawn(english)).toBe('<h2 id="care" lang="en">Wipe clean.</h2>');
  expect(drawn({ text: 'Futa' })).toBe('<h2 id="care">Wipe clean.</h2>');
});
