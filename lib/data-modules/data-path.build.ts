import path from 'node:path';

/**
 * The folder that `@/data/…` is resolved to, from the project's root. It is beside the tsconfig that tsx
 * and next.config.mjs read, which the environment can name: so the tests build their own shop.
 */
export const dataFolder = path.join(
  path.dirname(process.env.TSX_TSCONFIG_PATH ?? 'tsconfig.json'),
  'data',
);

/** The folder of the owner's own modules, which those of a further language are made of, from the project's root. */
export const ownersFolder = process.env.OWNERS_FOLDER ?? dataFolder;

/** The folder of the source photos, from the project's root. */
export const photosFolder = path.join(dataFolder, 'photos');
