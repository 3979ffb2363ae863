import type { Payees } from '@/data/types';

export const payees: Payees = {
  mpesaName: 'SAMPLE SELLER',
  paybillName: 'SAMPLE BANK',
  till: { number: '100144', name: 'SAMPLE STAND' },
};
