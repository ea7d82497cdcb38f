import type { NodeSpec } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { cleanAnswer } from '../text/cleanHtml';
import { dressed, dressOf } from './dress';

/** Cells of text, lists and further tables. The node names are those of the library. */
const library = tableNodes({
  tableGroup: 'block',
  cellContent: 'block+',
  cellAttributes: { dress: { default: {}, getFromDOM: dressOf } },
});

const columnsOf = (table: Element): string =>
  [...table.querySelectorAll(':scope > :is(colgroup, col)')].map(({ outerHTML }) => outerHTML).join('');

/** The nodes of the library, which also keep the columns of a table and which rows are in its head and foot. */
export const tables = {
  table: {
    ...library.table,
    attrs: { ...dressed, columns: { default: '' } },
    parseDOM: [{ tag: 'table', getAttrs: (table) => ({ dress: dressOf(table), columns: columnsOf(table) }) }],
  },
  table_row: {
    ...library.table_row,
    attrs: { ...dressed, part: { default: 'tbody' } },
    parseDOM: [
      {
        tag: 'tr',
        getAttrs: (row) => ({ dress: dressOf(row), part: row.parentElement?.localName ?? 'tbody' }),
      },
    ],
  },
  table_cell: library.table_cell,
  table_header: library.table_header,
} satisfies Record<string, NodeSpec>;

/** Temporary attributes on an element that is being written, for facts that its node alone does not show. */
export const COLUMNS = 'data-columns';
export const PART = 'data-part';

function writeColumns(table: Element): void {
  const columns = table.getAttribute(COLUMNS) ?? '';
  table.removeAttribute(COLUMNS);
  if (columns === '') return;
  const { parts } = cleanAnswer(`<table>${columns}</table>`);
  table.prepend(...parts.querySelectorAll('colgroup'));
}

/** Puts consecutive rows of the same part of a table into one element. */
function writeParts(body: Element): void {
  for (const row of [...body.children]) {
    const name = row.getAttribute(PART) ?? 'tbody';
    row.removeAttribute(PART);
    const before = body.previousElementSibling;
    const part = before?.localName === name ? before : body.ownerDocument.createElement(name);
    if (part !== before) body.before(part);
    part.append(row);
  }
  body.remove();
}

export function writeTable(table: Element): void {
  for (const body of table.querySelectorAll(':scope > tbody')) writeParts(body);
  writeColumns(table);
}
