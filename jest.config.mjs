import nextJest from 'next/jest.js';

export default nextJest({ dir: '.' })({
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: [
    '/node_modules/',
    '<rootDir>/e2e/',
    '<rootDir>/.next/',
    '<rootDir>/out/',
    '<rootDir>/.growth/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/.growth/'],
});
