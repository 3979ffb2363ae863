/** Fails on an import that the table of rooms (rooms.ts) forbids and on a misplaced `'use client'`. */
import '@/scripts/build/say-help';
import { readdirSync, readFileSync } from 'node:fs';
import { importIssues } from './import-issues';

const issues = ['data', 'lib', 'components', 'app', 'scripts', 'tools', 'e2e']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => importIssues(file, readFileSync(file, 'utf8')));

if (issues.length > 0) {
  console.error(issues.join('\n'));
  process.exit(1);
}
