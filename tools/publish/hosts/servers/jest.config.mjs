import nextJest from 'next/jest.js';

// The tests against real servers: `npm run hosts`. They are no unit tests, and start with ensure-servers.ts.
export default nextJest({ dir: '.' })({
  rootDir: '../../../..',
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/tools/publish/hosts/servers/*.test.ts'],
  setupFiles: ['<rootDir>/tools/publish/hosts/servers/use-nodes-error.ts'],
  testTimeout: 30_000,
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/out-test/'],
});
