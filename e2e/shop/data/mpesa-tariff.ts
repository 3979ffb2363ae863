import type { MpesaTariff } from '@/data/types';

export const mpesaTariff: MpesaTariff = {
  checked: '2026-05-14',
  bands: [
    { upToKes: 1000, costKes: 0 },
    { upToKes: 3000, costKes: 31 },
    { upToKes: 9000, costKes: 77 },
  ],
};
