/** The one field of a form whose module is a list or a table. */
export const ENTRIES = 'entries';

/** The name of a table's row, and what belongs to it where that is no record. */
export const ROW_NAME = 'rowName';
export const ROW_VALUE = 'rowValue';
