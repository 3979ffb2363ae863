import { strFromU8, unzipSync } from 'fflate';
import { columns } from './columns';
import { sampleCatalogue } from './samples/catalogue';
import { catalogueXlsx } from './write-xlsx';

const textsIn = (bytes: Uint8Array) => {
  const parts = unzipSync(bytes);
  return (name: string) => strFromU8(parts[name] ?? new Uint8Array());
};
const count = (text: string, part: RegExp) => text.match(part)?.length;
const listed = columns.filter(({ list }) => list).length;

test('the workbook has a picture, lists, notes and frozen headers', async () => {
  const jpeg = Buffer.from('a picture');
  const thumbnailOf = async ({ record }: { record: { id: string } }) =>
    record.id === 'boot' ? { jpeg, width: 48, height: 60 } : undefined;
  const bytes = await catalogueXlsx(sampleCatalogue, thumbnailOf);
  const textOf = textsIn(bytes);
  const sheet = textOf('xl/worksheets/sheet1.xml');
  expect(Buffer.from(unzipSync(bytes)['xl/media/sheet1-image1.jpeg'] ?? [])).toEqual(jpeg);
  expect(count(textOf('xl/drawings/drawing1.xml'), /<xdr:pic>/g)).toBe(1);
  expect(count(sheet, /<dataValidation type="list"/g)).toBe(listed);
  expect(sheet).toContain('<formula1>Lists!$A$2:$A$3</formula1>');
  expect(textOf('xl/worksheets/sheet2.xml')).not.toBe('');
  expect(count(textOf('xl/comments1.xml'), /<comment ref=/g)).toBe(columns.length);
  expect(count(textOf('xl/drawings/notes1.vml'), /<x:ClientData ObjectType="Note">/g)).toBe(
    columns.length,
  );
  expect(sheet).toMatch(/<pane [^>]*state="frozen"/);
  // Excel refuses a sheet with these in another order.
  const order = ['<sheetData', '<dataValidations', '<drawing', '<legacyDrawing'];
  const places = order.map((part) => sheet.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});
