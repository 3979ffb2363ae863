import nextJest from 'next/jest.js';

// The tests against real web servers: `npm run web-servers`. They are no unit tests, and start with list-servers.ts.
export default nextJest({ dir: '.' })({
  rootDir: '../..',
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/tools/web-servers/*.test.ts'],
  testTimeout: 60_000,
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.test/'],
});
