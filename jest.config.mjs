import nextJest from 'next/jest.js';

// Unit tests use the shop of the tests, as any command does with this setting (e2e/shop), and no other.
process.env.TSX_TSCONFIG_PATH = 'e2e/shop/tsconfig.json';
for (const name of Object.keys(process.env)) {
  if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name];
}

const config = nextJest({ dir: '.' })({
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/e2e/jsdom-setup.ts'],
  moduleNameMapper: {
    '^@/(?:owner-)?words/(.*)$': '<rootDir>/data/words/en/$1',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.test/'],
});

/** Packages that are ES modules alone: Jest runs them translated. */
const translated = ['parse5', '@parse5/tools', 'entities', 'citty'];

/** Other programs of Jest and Playwright, and what builds write. */
const notHere = [
  '/node_modules/',
  '<rootDir>/e2e/',
  '<rootDir>/tools/publish/hosts/servers/',
  '<rootDir>/tools/web-servers/',
  '<rootDir>/.next/',
  '<rootDir>/out/',
  '<rootDir>/.test/',
];

export default async () => {
  const project = {
    ...(await config()),
    transformIgnorePatterns: [`/node_modules/(?!(${translated.join('|')})/)`],
  };
  return {
    // Jest leaves one core to its own process, which waits for the others.
    maxWorkers: '100%',
    // A busy machine is no failure: some tests start programs and decode large photos.
    testTimeout: 60_000,
    coverageDirectory: '.test/coverage',
    projects: [
      {
        ...project,
        displayName: 'rules',
        testPathIgnorePatterns: [...notHere, '\\.program\\.test\\.ts$'],
      },
      // They start programs, and take a second for each.
      {
        ...project,
        displayName: 'programs',
        testMatch: ['<rootDir>/**/*.program.test.ts'],
        testPathIgnorePatterns: notHere,
      },
    ],
  };
};
