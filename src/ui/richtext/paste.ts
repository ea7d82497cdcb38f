import { DOMParser, Slice } from 'prosemirror-model';
import { lookUp } from '@/lib/values';
import { cleanAnswer, safeHref } from '../text/cleanHtml';
import { declared } from '../text/declarations';
import { cleanHtml, CONTAINERS, isOfData, numberingOf } from '../text/htmlNodes';
import { markByStyle } from './pastedMarks';
import { makeLists } from './wordLists';
import { schema } from './schema';

const parser = DOMParser.fromSchema(schema);

const PLAIN = [...CONTAINERS, 'div', 'dl', 'dt', 'dd'].join();
const BLOCKS = `p, ul, ol, table, pre, blockquote, hr, h1, h2, h3, h4, h5, h6, ${PLAIN}`;

/** Makes paragraphs of text between blocks. */
function wrapWords(element: Element | DocumentFragment): void {
  let line: Element | null = null;
  for (const node of [...element.childNodes]) {
    if (node instanceof Element && node.matches(BLOCKS)) line = null;
    else if (line !== null) line.append(node);
    else if (node.textContent?.trim() !== '') {
      line = document.createElement('p');
      node.before(line);
      line.append(node);
    }
  }
}

/** Replaces elements that only hold blocks by those blocks. */
function unwrapContainers(parts: ParentNode): void {
  for (const element of [...parts.querySelectorAll(PLAIN)].toReversed()) {
    wrapWords(element);
    element.replaceWith(...element.childNodes);
  }
}

/** Replaces layout tables, which have one column or surround another table, by the lines in their cells. */
function unwrapLayout(parts: ParentNode): void {
  const tables = [...parts.querySelectorAll('table')];
  for (const table of tables.filter((each) => !isOfData(each)).toReversed()) {
    const cells = [...table.querySelectorAll('caption, th, td')].filter(
      (cell) => cell.closest('table') === table,
    );
    for (const cell of cells) wrapWords(cell);
    table.replaceWith(...cells.flatMap((cell) => [...cell.childNodes]));
  }
}

const SIGNS: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** Google Docs sets the numbering of a list by the style of its items; this sets the `type` instead. */
function signsByStyle(parts: ParentNode): void {
  for (const list of parts.querySelectorAll('ol')) {
    const item = list.querySelector(':scope > li');
    const style =
      declared(list, 'list-style-type') || (item === null ? '' : declared(item, 'list-style-type'));
    const type = lookUp(SIGNS, style);
    if (type !== undefined) list.setAttribute('type', type);
  }
}

const CELL = ['colspan', 'rowspan'];

/** Keeps the attributes that the editor knows; all others are styling of the source. */
function undress(element: Element): void {
  const known = [
    ...(element.matches('td, th') ? CELL : []),
    ...Object.keys(numberingOf(element)),
    ...(safeHref(element.getAttribute('href')) === null ? [] : ['href']),
  ];
  for (const name of element.getAttributeNames()) if (!known.includes(name)) element.removeAttribute(name);
  if (element.localName === 'a' && !element.hasAttribute('href')) element.replaceWith(...element.childNodes);
}

/**
 * ProseMirror marks by this attribute what was copied from an answer. Its pictures and films are kept, since they are
 * as safe as those of the answer.
 */
const OWN = 'data-pm-slice';

function ownParts(html: string): DocumentFragment {
  const { parts } = cleanAnswer(html);
  for (const marked of parts.querySelectorAll(`[${OWN}]`)) marked.removeAttribute(OWN);
  return parts;
}

/** Tables stay closed; otherwise their cells would merge with the surrounding text. */
const sliceOf = (parts: DocumentFragment): Slice => Slice.maxOpen(parser.parseSlice(parts).content, false);

/** Cleans pasted and dropped HTML by the same function as an answer for its readers. */
export function sliceOfHtml(html: string): Slice {
  if (html.includes(OWN)) return sliceOf(ownParts(html));
  const parts = cleanHtml(html);
  markByStyle(parts);
  makeLists(parts);
  signsByStyle(parts);
  unwrapLayout(parts);
  unwrapContainers(parts);
  if (parts.querySelector(BLOCKS) !== null) wrapWords(parts);
  for (const element of parts.querySelectorAll('*')) undress(element);
  return sliceOf(parts);
}
