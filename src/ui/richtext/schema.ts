import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { safeHref } from '../text/cleanHtml';
import { numberingOf } from '../text/htmlNodes';
import { dressed, dressOf } from './dress';
import { keptNodes } from './kept';
import { tables } from './tables';

const LEVELS = [1, 2, 3, 4, 5, 6];
/** Elements that hold blocks; the editor shows only those blocks. */
const CONTAINERS = [
  ...['div', 'section', 'article', 'aside', 'address', 'center', 'header', 'footer', 'main', 'nav', 'hgroup'],
  'search',
];
const BLOCKS = [
  ...['p', 'ul', 'ol', 'dl', 'table', 'pre', 'blockquote', 'hr', 'figure', 'details', 'fieldset'],
  ...LEVELS.map((level) => `h${level}`),
  ...CONTAINERS,
];

/** A `div` with text only is treated as a paragraph. */
const holdsBlocks = (element: Element): boolean => element.querySelector(BLOCKS.join()) !== null;
const dressFrom = (element: Element) => ({ dress: dressOf(element) });

/** A block node for one element, without values of its own. */
const block = (tag: string, content: string): NodeSpec => ({
  content,
  group: 'block',
  attrs: dressed,
  parseDOM: [{ tag, getAttrs: dressFrom }],
  toDOM: () => [tag, 0],
});

/**
 * The editor offers the kinds of text that the reader shows (`ui/text/htmlNodes`). Parts and attributes that the reader
 * omits stay in their places.
 */
const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    /** The `tag` is null if the text had no element of its own, as in most list items. */
    attrs: { tag: { default: null }, ...dressed },
    parseDOM: [
      { tag: 'p', getAttrs: (element) => ({ tag: 'p', dress: dressOf(element) }) },
      {
        tag: 'div',
        getAttrs: (element) => !holdsBlocks(element) && { tag: 'div', dress: dressOf(element) },
      },
    ],
    toDOM: () => ['p', 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 3 }, ...dressed },
    parseDOM: LEVELS.map((level) => ({
      tag: `h${level}`,
      getAttrs: (element) => ({ level, dress: dressOf(element) }),
    })),
    toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
  },
  container: {
    content: 'block+',
    group: 'block',
    attrs: { tag: { default: 'div' }, ...dressed },
    parseDOM: CONTAINERS.map((tag) => ({ tag, getAttrs: (element) => ({ tag, dress: dressOf(element) }) })),
    toDOM: () => ['div', 0],
  },
  blockquote: block('blockquote', 'block+'),
  bullet_list: block('ul', 'list_item+'),
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { start: { default: null }, type: { default: null }, ...dressed },
    parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ ...numberingOf(element), dress: dressOf(element) }) }],
    toDOM: ({ attrs: { start, type } }) => ['ol', { start: start as unknown, type: type as unknown }, 0],
  },
  list_item: {
    content: 'block+',
    defining: true,
    attrs: { value: { default: null }, ...dressed },
    parseDOM: [{ tag: 'li', getAttrs: (element) => ({ ...numberingOf(element), dress: dressOf(element) }) }],
    toDOM: ({ attrs: { value } }) => ['li', { value: value as unknown }, 0],
  },
  code_block: {
    content: 'inline*',
    group: 'block',
    code: true,
    attrs: dressed,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full', getAttrs: dressFrom }],
    toDOM: () => ['pre', 0],
  },
  ...tables,
  ...keptNodes,
  horizontal_rule: {
    group: 'block',
    attrs: dressed,
    parseDOM: [{ tag: 'hr', getAttrs: dressFrom }],
    toDOM: () => ['hr'],
  },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    attrs: dressed,
    parseDOM: [{ tag: 'br', getAttrs: dressFrom }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const mark = (tag: string, ...others: string[]): MarkSpec => ({
  attrs: { tag: { default: tag }, ...dressed },
  parseDOM: [tag, ...others].map((name) => ({
    tag: name,
    getAttrs: (element) => ({ tag: name, dress: dressOf(element) }),
  })),
  toDOM: () => [tag, 0],
});

/** Inline elements without a button in the editor; an `a` here has no link, or no absolute address. */
const PHRASES = [
  ...[
    'a',
    'abbr',
    'acronym',
    'bdi',
    'bdo',
    'big',
    'cite',
    'data',
    'dfn',
    'font',
    'ins',
    'kbd',
    'label',
    'mark',
  ],
  ...['nobr', 'q', 'samp', 'small', 'span', 'time', 'tt', 'var'],
];

const marks = {
  link: {
    attrs: { href: {}, ...dressed },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href');
          return safeHref(href) !== null && { href, dress: dressOf(element) };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
  },
  strong: mark('strong', 'b'),
  em: mark('em', 'i'),
  u: mark('u'),
  s: mark('s', 'del', 'strike'),
  sub: mark('sub'),
  sup: mark('sup'),
  code: mark('code'),
  phrase: {
    attrs: { tag: {}, ...dressed },
    excludes: '',
    parseDOM: PHRASES.map((tag) => ({
      tag,
      priority: 40,
      getAttrs: (element) =>
        (tag !== 'span' || element.attributes.length > 0) && { tag, dress: dressOf(element) },
    })),
    toDOM: ({ attrs }) => [String(attrs['tag']), 0],
  },
} satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks });
export type MarkName = keyof typeof marks;
