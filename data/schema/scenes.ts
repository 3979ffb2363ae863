import * as v from 'valibot';
import { either } from '@/lib/format/marks';
import { field, flag, inTwoLanguages, optional, type Read, record } from './field';

const ALT = `must be text, ${either("''", 'empty')} for none`;

const scene = inTwoLanguages(['alt'], {
  alt: field(v.string(ALT), {
    title: 'Picture text',
    help: 'What the picture shows, for people who cannot see it; empty where the words beside it say all.',
  }),
  drawn: optional(
    field(flag(), {
      title: 'Drawn',
      help: 'Drawn, and shows goods of no shop: the build lists it. Remove the line when the picture is your own.',
      form: 'Drawn, and shows goods of no shop. Switch it off when the picture is your own.',
      use: 'sample',
    }),
  ),
});

/** The pictures that show no product, data/photos/scenes/<id>.jpg: data/scenes.ts. */
export const scenes = record({
  'hero-phone': optional(
    field(scene, { title: 'Home, on a phone', help: 'Best about twice as wide as high.' }),
  ),
  'hero-wide': optional(
    field(scene, {
      title: 'Home, on a tablet',
      help: 'From 600 px on Home shows it in place of the first; best three times as wide as high.',
    }),
  ),
  'hero-very-wide': optional(
    field(scene, {
      title: 'Home, on a wide screen',
      help: 'From 1024 px on; best four times as wide as high.',
    }),
  ),
  about: optional(field(scene, { title: 'About' })),
  people: optional(
    field(scene, {
      title: 'The people of the shop',
      help: 'The owner, or who answers, at the stall: on About, Contact and Home.',
    }),
  ),
  'empty-cart': field(scene, { title: 'Empty cart' }),
  lost: optional(field(scene, { title: 'No such page' })),
});

export type Scenes = Read<typeof scenes>;
export type SceneId = keyof Scenes;
