/** The settings that make every command use the shop of this folder, and export it beside the real one. */
export const fixtureEnvironment = {
  TSX_TSCONFIG_PATH: 'e2e/shop/tsconfig.json',
  EXPORT_FOLDER: 'out-fixture',
} as const;
