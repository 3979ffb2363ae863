import { renderToStaticMarkup } from 'react-dom/server';
import { pictureOf } from '@/e2e/shop/builders';
import type { Scene } from '@/lib/pictures/picture';

const scene: Scene = { picture: pictureOf('people'), alt: 'Two people at a stall' };

async function drawn(people: object | undefined, photo: Scene | undefined): Promise<string> {
  let html = '';
  await jest.isolateModulesAsync(async () => {
    const { about } = jest.requireActual('@/e2e/shop/data/about');
    jest.doMock('@/e2e/shop/data/about', () => ({ about: { ...about, people } }));
    const { People } = await import('./people');
    html = renderToStaticMarkup(<People scene={photo} />);
  });
  return html;
}

test('a shop that shows nobody has no box for its people', async () => {
  expect(await drawn(undefined, undefined)).toBe('');
});

test('the people are shown by their photo alone, by their names alone, or by both', async () => {
  const people = { names: 'Person A and Person B', says: 'We answer your messages.' };
  expect(await drawn(undefined, scene)).toMatch(/alt="Two people at a stall"/);
  const named = await drawn(people, undefined);
  expect(named).toMatch(/Person A and Person B.*We answer your messages\./);
  expect(named).not.toContain('<img');
  expect(await drawn({ names: 'Person A' }, scene)).toMatch(/<img.*Person A/);
});
