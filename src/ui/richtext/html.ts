import { DOMParser, DOMSerializer, type Node, type Slice } from 'prosemirror-model';
import { cleanHtml } from '../text/htmlNodes';
import { schema } from './schema';

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

export const docOfHtml = (html: string): Node => parser.parse(cleanHtml(html));

/** What is pasted or dropped, cleaned by what cleans an answer for who reads it. */
export const sliceOfHtml = (html: string): Slice => parser.parseSlice(makeLists(cleanHtml(html)));

const isEmpty = (doc: Node): boolean => doc.textContent.trim() === '' && doc.childCount <= 1;

export function htmlOfDoc(doc: Node): string {
  if (isEmpty(doc)) return '';
  const place = document.createElement('div');
  place.append(serializer.serializeFragment(doc.content));
  return place.innerHTML;
}
