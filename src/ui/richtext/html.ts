import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model';
import { cleanAnswer, cleanHtml } from '../text/htmlNodes';
import { hasKept } from './kept';
import { schema } from './schema';

const { nodes } = schema;
const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

/** How Word begins the line of a list, which it pastes as a paragraph. */
const BULLET = /^[\s\u00a0]*[·•▪§o\uf0b7][\s\u00a0]+/;
const NUMBER = /^[\s\u00a0]*\d{1,2}[.)][\s\u00a0]{2,}/;

function listKind(element: Element | null): 'ul' | 'ol' | null {
  if (element?.localName !== 'p') return null;
  const text = element.textContent;
  return BULLET.test(text) ? 'ul' : NUMBER.test(text) ? 'ol' : null;
}

/** Takes the mark of a list from the first words of a line. */
function withoutMark(element: Element): void {
  let left = (BULLET.exec(element.textContent) ?? NUMBER.exec(element.textContent))?.[0].length ?? 0;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (left > 0 && walker.nextNode() !== null) {
    const { currentNode } = walker;
    const text = currentNode.textContent ?? '';
    currentNode.textContent = text.slice(left);
    left -= Math.min(left, text.length);
  }
}

/** Lines that look like a list become one. */
function makeLists(fragment: DocumentFragment): DocumentFragment {
  for (const line of [...fragment.children]) {
    const kind = listKind(line);
    if (kind === null) continue;
    const before = line.previousElementSibling;
    const list = before?.localName === kind ? before : document.createElement(kind);
    if (list !== before) line.before(list);
    withoutMark(line);
    const item = document.createElement('li');
    item.append(line);
    list.append(item);
  }
  return fragment;
}

/** An answer as it is stored, with its pictures. */
export const docOfHtml = (html: string): Node => parser.parse(cleanAnswer(html));

/** What is pasted or dropped, cleaned by what cleans an answer for who reads it. */
export const sliceOfHtml = (html: string): Slice => parser.parseSlice(makeLists(cleanHtml(html)));

/** No page shows it: a picture that is put there does not load. */
const NOWHERE = document.implementation.createHTMLDocument();

/** Without words, and without anything else that a reader would see. */
function isEmpty(doc: Node): boolean {
  const [only] = doc.children;
  return doc.childCount <= 1 && doc.textContent.trim() === '' && !hasKept(doc) && only?.type !== nodes.table;
}

/** A cell of one paragraph holds its words without one, as it mostly came. */
function unwrapCells(place: HTMLElement): void {
  for (const cell of place.querySelectorAll('td, th')) {
    const [only, ...others] = cell.children;
    if (only?.localName === 'p' && others.length === 0) only.replaceWith(...only.childNodes);
  }
}

export function htmlOfDoc(doc: Node): string {
  if (isEmpty(doc)) return '';
  const place = NOWHERE.createElement('div');
  place.append(serializer.serializeFragment(doc.content, { document: NOWHERE }));
  unwrapCells(place);
  return place.innerHTML;
}
