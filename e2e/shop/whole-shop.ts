import { address as ownAddress } from '@/data/address';
import { payments as ownPayments } from '@/data/payments';
import { shop as ownShop } from '@/data/shop';
import { social as ownSocial } from '@/data/social';
import { visit as ownVisit } from '@/data/visit';
import * as own from '@/lib/facts/policies';
import { hours as ownHours } from '@/lib/facts/shop-facts';

/* The facts of the tests' shop, which has every one that a shop may leave out. */

export const shop = ownShop as Required<typeof ownShop>;
export const payments = ownPayments as Required<typeof ownPayments>;
export const address = ownAddress as Required<typeof ownAddress>;
export const social = ownSocial as Required<typeof ownSocial>;
export const visit = ownVisit as Required<typeof ownVisit>;
export const hours = ownHours as string;
export const freeDeliveryFromKes = own.freeDeliveryFromKes as number;
export const policies = own.policies as Whole<typeof own.policies>;

type Whole<T> = { [F in keyof T]-?: T[F] extends object ? Whole<T[F]> : NonNullable<T[F]> };
