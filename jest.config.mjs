import nextJest from 'next/jest.js';

// Unit tests use the shop of the tests, as any command does with this setting (e2e/shop), and no other.
process.env.TSX_TSCONFIG_PATH = 'e2e/shop/tsconfig.json';
for (const name of Object.keys(process.env)) {
  if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name];
}

const config = nextJest({ dir: '.' })({
  testEnvironment: 'node',
  // A busy machine is no failure: some tests start programs and decode large photos.
  testTimeout: 60_000,
  moduleNameMapper: {
    '^@/(?:owner-)?words/(.*)$': '<rootDir>/data/words/en/$1',
    '^@/(.*)$': '<rootDir>/$1',
  },
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/e2e/',
    '<rootDir>/tools/publish/hosts/servers/',
    '<rootDir>/tools/web-servers/',
    '<rootDir>/.next/',
    '<rootDir>/out/',
    '<rootDir>/.test/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.test/'],
  coverageDirectory: '.test/coverage',
});

/** Packages that are ES modules alone: Jest runs them translated. */
const translated = ['parse5', '@parse5/tools', 'entities'];

export default async () => ({
  ...(await config()),
  transformIgnorePatterns: [`/node_modules/(?!(${translated.join('|')})/)`],
});
