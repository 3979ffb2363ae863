'use client';

export { CrashPage as default } from '@/components/islands/crash/crash-page';
