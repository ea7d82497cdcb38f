import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';
import { numberingOf, safeHref } from '../text/htmlNodes';
import { elementOf, isKept } from './kept';

const LEVELS = [1, 2, 3, 4, 5, 6];

/** Cells of text, lists and further tables. The names of these nodes are those of the library. */
const { table, table_row, table_cell, table_header } = tableNodes({
  tableGroup: 'block',
  cellContent: 'block+',
  cellAttributes: {},
});

/** A part that cannot be written here and stays as it came; `html` is that part, cleaned. */
const kept = (tags: readonly string[]) => ({
  atom: true,
  attrs: { html: {} },
  parseDOM: tags.map((tag) => ({
    tag,
    /** Before the rule of a table, which knows no caption. */
    priority: 60,
    getAttrs: (element: HTMLElement) => (isKept(element) ? { html: element.outerHTML } : false),
  })),
  toDOM: ({ attrs }: { attrs: Readonly<Record<string, unknown>> }) => elementOf(String(attrs['html'])),
});

/**
 * The editor writes exactly the kinds of text that the reader shows (`ui/text/htmlNodes`). Parts that the reader leaves out stay in
 * their places.
 */
const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    parseDOM: [{ tag: 'p' }, { tag: 'div' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 3 } },
    parseDOM: LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { start: { default: null }, type: { default: null } },
    parseDOM: [{ tag: 'ol', getAttrs: numberingOf }],
    toDOM: ({ attrs }) => ['ol', attrs, 0],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    attrs: { value: { default: null } },
    parseDOM: [{ tag: 'li', getAttrs: numberingOf }],
    toDOM: ({ attrs }) => ['li', attrs, 0],
  },
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  table,
  table_row,
  table_cell,
  table_header,
  kept_block: {
    ...kept(['figure', 'audio', 'video', 'iframe', 'table:has(> caption)']),
    group: 'block',
  },
  kept_inline: { ...kept(['img']), inline: true, group: 'inline' },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} as const satisfies Record<string, NodeSpec>;

const mark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
});

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = safeHref(element.getAttribute('href'));
          return href === null ? false : { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
  },
  strong: mark('strong', 'b'),
  em: mark('em', 'i'),
  u: mark('u'),
  s: mark('s'),
  sub: mark('sub'),
  sup: mark('sup'),
  code: mark('code'),
} satisfies Record<string, MarkSpec>;

export const schema = new Schema({ nodes, marks });
export type MarkName = keyof typeof marks;
