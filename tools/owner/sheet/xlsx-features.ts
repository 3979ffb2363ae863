import type { Feature, Image } from 'write-excel-file/node';
import {
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings as insert,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import { letterOf } from './table';

/* Drop-down lists and notes on the first row, which write-excel-file lacks (docs/decisions/0029). */

/** The cells of a drop-down list, and the cells that hold its words. */
export interface ListPlace {
  cells: string;
  source: string;
}

type SheetFeature = Feature<Image['content']>;

const SHEET_FILE = 'xl/worksheets/sheet{id}.xml';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const SHEET_ORDER = getOrderOfSiblings(SHEET_FILE, 'worksheet') ?? [];

/** Drop-down lists in a sheet. Another word gets a question and no refusal. */
export function dropDowns(sheetName: string, places: readonly ListPlace[]): SheetFeature {
  const lists = places.map(
    ({ cells, source }) =>
      `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" errorTitle="Not in the list" error="The shop does not know this word. Keep it all the same?" sqref="${cells}"><formula1>${sanitizeTextContent(source)}</formula1></dataValidation>`,
  );
  const markup = `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
  return {
    files: {
      transform: {
        [SHEET_FILE]: {
          transform: (xml, { sheet }) =>
            sheet === sheetName ? insert(xml, markup, SHEET_ORDER, 'worksheet') : xml,
        },
      },
    },
  };
}

/** A note on each cell of a sheet's first row. Excel keeps texts in one file and their boxes in another. */
export function notes(sheetName: string, texts: readonly string[]): SheetFeature {
  const is = (options: { sheet?: string }) => options.sheet === sheetName;
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () =>
            `<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/><Override PartName="/xl/comments1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>`,
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (options) =>
            is(options)
              ? `<Relationship Id="rId-notes" Type="${RELATIONS}/comments" Target="../comments1.xml"/><Relationship Id="rId-note-boxes" Type="${RELATIONS}/vmlDrawing" Target="../drawings/notes1.vml"/>`
              : undefined,
        },
        [SHEET_FILE]: {
          transform: (xml, options) => {
            if (!is(options)) return xml;
            const markup = `<legacyDrawing xmlns:r="${RELATIONS}" r:id="rId-note-boxes"/>`;
            return insert(xml, markup, SHEET_ORDER, 'worksheet');
          },
        },
      },
      write: {
        files: () => ({
          'xl/comments1.xml': noteTexts(texts),
          'xl/drawings/notes1.vml': noteBoxes(texts),
        }),
      },
    },
  };
}

function noteTexts(texts: readonly string[]): string {
  const list = texts.map(
    (text, column) =>
      `<comment ref="${letterOf(column)}1" authorId="0"><text><r><t xml:space="preserve">${sanitizeTextContent(text)}</t></r></text></comment>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="${MAIN}"><authors><author>Shop</author></authors><commentList>${list.join('')}</commentList></comments>`;
}

function noteBoxes(texts: readonly string[]): string {
  const boxes = texts.map(
    (text, column) =>
      `<v:shape id="_x0000_s${1025 + column}" type="#_x0000_t202" style="position:absolute;width:220pt;height:${30 + 15 * Math.ceil(text.length / 40)}pt;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:AutoFill>False</x:AutoFill><x:Row>0</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
  );
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${boxes.join('')}</xml>`;
}
