import { only, purify, safeHref } from './cleanHtml';
import { declared } from './declarations';
import { dropHidden } from './hiddenText';

/** The element that is shown for each source element. */
const ELEMENTS = {
  p: 'p',
  div: 'div',
  br: 'br',
  hr: 'hr',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  ins: 'u',
  s: 's',
  del: 's',
  strike: 's',
  sub: 'sub',
  sup: 'sup',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  code: 'code',
  pre: 'pre',
  h1: 'h4',
  h2: 'h4',
  h3: 'h4',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  dl: 'dl',
  dt: 'dt',
  dd: 'dd',
  /** A row of a layout table becomes a line of its own. */
  tr: 'div',
  a: 'a',
} as const;
/** Elements that only put their content on a line of its own. */
export const CONTAINERS = [
  ...[
    'address',
    'article',
    'aside',
    'center',
    'details',
    'dir',
    'fieldset',
    'figcaption',
    'figure',
    'footer',
  ],
  ...['form', 'header', 'hgroup', 'legend', 'main', 'menu', 'nav', 'section', 'summary'],
];
const TABLE_PARTS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const;
type TablePart = (typeof TABLE_PARTS)[number];
export type HtmlElementName = (typeof ELEMENTS)[keyof typeof ELEMENTS] | TablePart;

/** The first number and the kind of numbering of a list, or the number of one item. */
export interface Numbering {
  start?: number;
  type?: string;
  value?: number;
}

export interface HtmlElement {
  name: HtmlElementName;
  /** The address of a link; null for other elements. */
  href: string | null;
  /** The spans of a cell, without which the cells below would be under the wrong header. */
  spans?: { colSpan: number; rowSpan: number };
  /** The scope of a header cell. */
  scope?: 'col' | 'row';
  /** The numbering of a list or of one item, if it is not simply 1, 2, 3. */
  numbering?: Numbering;
  children: HtmlNode[];
}
export type HtmlNode = string | HtmlElement;

const isKnown = (name: string): name is keyof typeof ELEMENTS => Object.hasOwn(ELEMENTS, name);

const isTablePart = (name: string): name is TablePart => TABLE_PARTS.some((part) => part === name);

/**
 * Returns whether a table holds data: it has rows of several cells. A table around another one, as in mail, is for
 * layout.
 */
export const isOfData = (table: Element): boolean =>
  table.querySelector('table') === null &&
  table.parentElement?.closest('table') == null &&
  table.querySelector(':is(th, td) + :is(th, td)') !== null;

const MAX_SPAN = 20;
const spanOf = (cell: Element, name: string): number =>
  Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1, 1), MAX_SPAN);

/** A header cell among other header cells belongs to its column; one beside values belongs to its row. */
const scopeIn = (row: Element): 'col' | 'row' =>
  [...row.children].every(({ localName }) => localName === 'th') ? 'col' : 'row';

/** A part of a data table; the space at the end of a cell keeps the text of two cells apart. */
function tablePart(node: Element, name: TablePart, { scope }: Place, children: HtmlNode[]): HtmlElement {
  const element = { name, href: null };
  if (name === 'td' || name === 'th')
    return {
      ...element,
      ...(name === 'th' && { scope }),
      spans: { colSpan: spanOf(node, 'colspan'), rowSpan: spanOf(node, 'rowspan') },
      children: [...children, ' '],
    };
  const isFrame = name !== 'caption';
  return { ...element, children: isFrame ? children.filter((child) => typeof child !== 'string') : children };
}

const SIGNS = ['1', 'a', 'A', 'i', 'I'];
const numberOf = (element: Element, name: string): number | undefined => {
  const number = Number.parseInt(element.getAttribute(name) ?? '', 10);
  return Number.isSafeInteger(number) ? number : undefined;
};

/** Returns the numbering of a list or of one item; empty if it sets none. */
export function numberingOf(element: Element): Numbering {
  const [start, value] = [numberOf(element, 'start'), numberOf(element, 'value')];
  const type = element.getAttribute('type') ?? '';
  if (element.localName === 'li') return value === undefined ? {} : { value };
  if (element.localName !== 'ol') return {};
  return { ...(start !== undefined && { start }), ...(SIGNS.includes(type) && { type }) };
}

/** The maximum number of levels by which text is indented. */
const MAX_INDENTED = 12;
/** Browsers parse no deeper than this; content below this depth becomes text. */
const MAX_DEPTH = 512;
const INDENTED: readonly string[] = ['blockquote', 'ul', 'ol', 'dl'];

/** The depth of an element, and the properties that it inherits. A table and a row are looked through once. */
interface Place {
  depth: number;
  indented: number;
  keepsLines: boolean;
  isInDataTable: boolean;
  scope: 'col' | 'row';
}

const isLineOnly = (tag: string, indented: number): boolean =>
  CONTAINERS.includes(tag) || (INDENTED.includes(tag) && indented >= MAX_INDENTED);

function ownNodes(node: Element, around: Place, inside: Place, children: HtmlNode[]): HtmlNode[] {
  const tag = node.localName;
  if (isTablePart(tag) && inside.isInDataTable) return [tablePart(node, tag, inside, children)];
  if (isLineOnly(tag, around.indented)) return [{ name: 'div', href: null, children }];
  if (!isKnown(tag)) return tag === 'td' || tag === 'th' ? [...children, ' '] : children;
  const href = tag === 'a' ? safeHref(node.getAttribute('href')) : null;
  if (tag === 'a' && href === null) return children;
  const numbering = numberingOf(node);
  const counts = Object.keys(numbering).length > 0;
  return [{ name: ELEMENTS[tag], href, ...(counts && { numbering }), children }];
}

const KEEPS_LINES = /^(?:pre|break-spaces)/;

const placeIn = (node: Element, around: Place): Place => {
  const tag = node.localName;
  const space = declared(node, 'white-space');
  return {
    depth: around.depth + 1,
    indented: around.indented + (INDENTED.includes(tag) ? 1 : 0),
    keepsLines: tag === 'pre' || (space === '' ? around.keepsLines : KEEPS_LINES.test(space)),
    isInDataTable: tag === 'table' ? isOfData(node) : around.isInDataTable,
    scope: tag === 'tr' ? scopeIn(node) : around.scope,
  };
};

/** Line breaks of the source are spaces, except where `pre` or `pre-wrap` keeps them. */
function wordsOf(text: string, isMeant: boolean): HtmlNode[] {
  if (!isMeant) return [text.replace(/[\t\n\f\r ]+/g, ' ')];
  return text
    .split(/\r?\n/)
    .flatMap((line, index) => (index === 0 ? [line] : [{ name: 'br', href: null, children: [] }, line]));
}

function nodesIn(parent: Node, place: Place): HtmlNode[] {
  return [...parent.childNodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return wordsOf(node.textContent ?? '', place.keepsLines);
    if (!(node instanceof Element)) return [];
    if (place.depth >= MAX_DEPTH) return [node.textContent];
    const inside = placeIn(node, place);
    return ownNodes(node, place, inside, nodesIn(node, inside));
  });
}

const TEXT = [...Object.keys(ELEMENTS), '#text', 'span', 'font', ...TABLE_PARTS, ...CONTAINERS];
const TEXT_ATTRIBUTES = ['href', 'colspan', 'rowspan', 'start', 'value', 'type', 'style', 'hidden'];

/** Parses untrusted HTML without parts that could run or load, and without hidden text. */
export const cleanHtml = (html: string): DocumentFragment =>
  dropHidden(purify(html, only(TEXT, TEXT_ATTRIBUTES)));

/**
 * Converts untrusted HTML to elements of our own: a few kinds of text, lists and links with absolute addresses. The
 * text of all other elements is kept if it is readable.
 */
export const readHtml = (html: string): HtmlNode[] =>
  nodesIn(cleanHtml(html), { depth: 0, indented: 0, keepsLines: false, isInDataTable: false, scope: 'row' });
