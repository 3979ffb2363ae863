import mediaLoader, { chainedClass } from './media-loader.mjs';

const nav = '.nav { composes: surface from "./surface.module.css"; color: red }';

test('a class does not compose a class of its sheet without what that one composes', () => {
  expect(chainedClass(`${nav} .menu { composes: nav; }`)).toEqual({
    name: 'menu',
    local: 'nav',
    lost: 'surface from "./surface.module.css"',
  });
  expect(
    chainedClass(`${nav} .menu { composes: nav; composes: surface from "./surface.module.css"; }`),
  ).toBeUndefined();
  expect(chainedClass('.share { gap: 0 } .button { composes: share; }')).toBeUndefined();
});

test('a sheet with such a class fails the build, with the line that it lacks', () => {
  expect(() => mediaLoader.call({}, `${nav} .menu { composes: nav; }`)).toThrow(
    'write "composes: surface from "./surface.module.css";" in .menu too.',
  );
});
