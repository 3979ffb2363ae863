import type { ShopData } from '@/lib/data-modules/shop-files.build';

/** Facts that posts show: where the shop is online, its phone, its street, photos of what it sells. */
export type OnPosts = 'link' | 'phone' | 'street' | 'photos';

/** A fact that is nobody's. */
interface Placeholder {
  /** Whether money or orders go astray by it, or it is untrue. */
  harm: 'sells' | 'untrue';
  /** Its file of data/ and its field. */
  where: string;
  what: string;
  /** The posts that show this fact. */
  onPosts?: OnPosts;
}

/**
 * The sample shop's placeholders: numbers of zeros, a stall of number 00, an email at example.com.
 * A line for each, with or without a mark.
 */
export function placeholders({ shop, payments, address, visit }: ShopData): Placeholder[] {
  const { mpesaNumber, paybill, till } = payments;
  const phones = {
    'shop.ts phone': shop.phone,
    'shop.ts whatsapp': shop.whatsapp,
    'shop.ts secondPhone': shop.secondPhone,
    'payments.ts mpesaNumber': mpesaNumber,
  };
  const accounts = {
    'payments.ts paybill.number': paybill?.number,
    'payments.ts till.number': till?.number,
  };
  const { street = '' } = address;
  const { email = '' } = visit;
  return [
    ...[
      ...Object.entries(phones).filter(([, number = '']) => isNobodys(number)),
      ...Object.entries(accounts).filter(([, number = '']) => /^0+$/.test(number)),
    ].map(([where, number]) => {
      const onPosts = where === 'shop.ts phone' ? 'phone' : undefined;
      return row('sells', where, `${number} is the number of nobody`, onPosts);
    }),
    ...(/\b0+\b/.test(street)
      ? [row('untrue', 'address.ts street', `${street} is the address of nobody`, 'street')]
      : []),
    ...(/[@.]example\.(?:com|net|org)$/i.test(email)
      ? [row('untrue', 'visit.ts email', `${email} is the email of nobody`)]
      : []),
  ];
}

/** Whether a phone's number has only zeros after its prefix (07, 01, 254 or 00254). */
export function isNobodys(number: string): boolean {
  return /^(0*254)?0*[17]?0+$/.test(number.replace(/\D/g, ''));
}

function row(
  harm: Placeholder['harm'],
  where: string,
  what: string,
  onPosts?: OnPosts,
): Placeholder {
  return { harm, where: `data/${where}`, what, ...(onPosts && { onPosts }) };
}
