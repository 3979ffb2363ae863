import { areaName } from '@/lib/facts/delivery-areas';
import { changesInSpreadsheet } from '@/lib/format/spreadsheet-text';
import { dayMs } from '@/lib/order/order-link-facts';
import { shownReference } from '@/lib/order/reference';
import { isPaid, type SaidStep, saidStep } from '@/lib/sent/where-it-stands';
import { type BookOrder, isCounted } from './book-orders';
import { readPhone } from './customer-phone';

/** What the table of orders says in words. */
interface CsvWords {
  /** The first row, a cell for each column. */
  columns: readonly string[];
  steps: Readonly<Record<SaidStep, string>>;
}

/** Programs that open a table take a file without it for one of another alphabet. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * The orders as a table for a spreadsheet, a row for each line of an order. What there is to pay, and as much
 * of it as is paid, are in the first row of their order alone. A cancelled order has no sum anywhere, so that
 * the columns can be added up.
 */
export function bookCsv(
  orders: readonly BookOrder[],
  { columns, steps }: CsvWords,
  productName: (id: string) => string,
): string {
  const rows = orders.flatMap((one) => {
    const { content, day, name, phone, step, note } = one;
    const { order, state, lines } = content;
    const isInSums = isCounted(one);
    const toPay = isInSums ? (one.sumKes ?? '') : '';
    const paid = isPaid(state) ? toPay : '';
    const place = [areaName(order.area), order.place].filter(Boolean).join(', ');
    return lines.map(({ id, size, quantity, priceKes }, row) => [
      shownReference(order.reference),
      new Date(dayMs(day)),
      name,
      readPhone(phone)?.shown ?? phone,
      place,
      steps[saidStep(step, content)],
      state?.paidCode ?? '',
      [state?.carrier, state?.waybill].filter(Boolean).join(' '),
      note,
      id,
      productName(id),
      shownSize(size),
      quantity,
      priceKes,
      isInSums ? quantity * priceKes : '',
      ...(row === 0 ? [toPay, paid] : ['', '']),
    ]);
  });
  return (
    BYTE_ORDER_MARK + [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
  );
}

/** Of '6-12' a spreadsheet makes a day of December, of '6–12' it does not. */
function shownSize(size: string): string {
  return size.replace(/(\d)-(?=\d)/g, '$1–');
}

/** A cell of the table. An apostrophe before it makes a text of what a spreadsheet would not leave as it is. */
function cell(value: string | number | Date): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  const text = String(value);
  const safe = typeof value === 'string' && changesInSpreadsheet(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
