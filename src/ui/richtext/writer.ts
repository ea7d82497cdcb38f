import { type Attrs, DOMSerializer, type Node } from 'prosemirror-model';
import { withOwn, withStyles } from './dress';
import { hasKept } from './kept';
import { schema } from './schema';
import { COLUMNS, PART, writeTable } from './tables';

const { nodes } = schema;

/** Marks a paragraph whose text had no element of its own. */
const BARE = 'data-bare';

/** Returns the element for a node or mark, with the attributes that the editor knows. */
type Writer = (attrs: Attrs) => readonly [tag: string, own?: Readonly<Record<string, unknown>>];

const asItself: Writer = ({ tag }) => [String(tag)];

const spans = ({ colspan, rowspan }: Attrs) => ({
  ...(colspan !== 1 && { colspan: colspan as unknown }),
  ...(rowspan !== 1 && { rowspan: rowspan as unknown }),
});

const writers: Readonly<Record<string, Writer>> = {
  paragraph: ({ tag }) => (tag === null ? ['p', { [BARE]: '' }] : [String(tag)]),
  heading: ({ level }) => [`h${String(level)}`],
  container: asItself,
  blockquote: () => ['blockquote'],
  bullet_list: () => ['ul'],
  ordered_list: ({ start, type }) => ['ol', { start: start as unknown, type: type as unknown }],
  list_item: ({ value }) => ['li', { value: value as unknown }],
  code_block: () => ['pre'],
  table_row: ({ part }) => ['tr', { [PART]: part as unknown }],
  table_cell: (attrs) => ['td', spans(attrs)],
  table_header: (attrs) => ['th', spans(attrs)],
  link: ({ href }) => ['a', { href: href as unknown }],
  strong: asItself,
  em: asItself,
  u: asItself,
  s: asItself,
  sub: asItself,
  sup: asItself,
  code: asItself,
  phrase: asItself,
};

const writeAs = (writer: Writer) => (part: { attrs: Attrs }) => {
  const [tag, own = {}] = writer(part.attrs);
  return [tag, withOwn(part.attrs, own), 0] as const;
};

const written = Object.fromEntries(Object.entries(writers).map(([name, writer]) => [name, writeAs(writer)]));

const serializer = new DOMSerializer(
  {
    ...DOMSerializer.nodesFromSchema(schema),
    ...written,
    hard_break: ({ attrs }) => ['br', withOwn(attrs, {})],
    horizontal_rule: ({ attrs }) => ['hr', withOwn(attrs, {})],
    table: ({ attrs }) => ['table', withOwn(attrs, { [COLUMNS]: attrs['columns'] as unknown }), ['tbody', 0]],
  },
  { ...DOMSerializer.marksFromSchema(schema), ...written },
);

/** A detached document, in which pictures do not load. */
const NOWHERE = document.implementation.createHTMLDocument();

/** Returns true if a reader would see neither text nor anything else. */
function isEmpty(doc: Node): boolean {
  const [only] = doc.children;
  return doc.childCount <= 1 && doc.textContent.trim() === '' && !hasKept(doc) && only?.type !== nodes.table;
}

const isBare = (element: Element | null): boolean => element?.hasAttribute(BARE) ?? false;

/**
 * Writes a text without an element of its own as it was. Beside another such text, or at the top of the answer, it
 * becomes a paragraph.
 */
function writeBare(place: Element): void {
  const bare = [...place.querySelectorAll(`[${BARE}]`)];
  const alone = bare.filter(
    ({ parentElement, previousElementSibling: before, nextElementSibling: after }) =>
      parentElement !== place && !isBare(before) && !isBare(after),
  );
  for (const paragraph of bare) paragraph.removeAttribute(BARE);
  for (const paragraph of alone) paragraph.replaceWith(...paragraph.childNodes);
}

export function htmlOfDoc(doc: Node): string {
  if (isEmpty(doc)) return '';
  const place = NOWHERE.createElement('div');
  place.append(serializer.serializeFragment(doc.content, { document: NOWHERE }));
  writeBare(place);
  for (const table of place.querySelectorAll(`table[${COLUMNS}]`)) writeTable(table);
  return withStyles(place.innerHTML);
}
