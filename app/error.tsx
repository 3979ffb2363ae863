'use client';

export { CrashPage as default } from '@/components/page/crash-page.client';
