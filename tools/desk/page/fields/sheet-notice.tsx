import type { Field } from '@sveltia/cms';

/** The field of a product's form that says what a sheet online overwrites. It holds nothing. */
export const SHEET_NOTICE = 'sheet-notice';

/** A product's fields below that notice. */
export function withSheetNotice(fields: readonly Field[]): Field[] {
  const notice = { name: SHEET_NOTICE, label: 'Your sheet counts', widget: SHEET_NOTICE };
  return [{ ...notice, required: false } as Field, ...fields];
}

/** The facts that the sheet overwrites, and the place to change them instead. */
export function SheetNotice() {
  return (
    <div className="sheet-notice">
      <p>
        At each publish your sheet online overwrites the name, category, price, sizes and what is
        sold out, and all else that it has a column for. Change those in the sheet.
      </p>
      <p>
        A new product needs a row in the sheet, or it becomes sold out. One that you delete here
        comes back while its row is there. Photos are changed here.
      </p>
    </div>
  );
}
