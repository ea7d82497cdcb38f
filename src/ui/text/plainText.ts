import type { HtmlElement, HtmlElementName, HtmlNode } from './htmlNodes';

const BLOCKS: readonly HtmlElementName[] = [
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'h4',
  'dl',
  'dt',
  'dd',
  'hr',
  'caption',
];

/** Returns the rows of a table or of any part of it. */
const rowsIn = (node: HtmlNode): HtmlElement[] => {
  if (typeof node === 'string') return [];
  return node.name === 'tr' ? [node] : node.children.flatMap(rowsIn);
};

/**
 * Returns the cells by row and column: a cell of several rows is in each of them, and the other columns that it spans
 * are empty.
 */
function gridOf(table: HtmlElement, write: (node: HtmlNode) => string): string[][] {
  const grid: string[][] = [];
  rowsIn(table).forEach((row, y) => {
    let x = 0;
    for (const cell of row.children) {
      if (typeof cell === 'string') continue;
      while (grid[y]?.[x] !== undefined) x += 1;
      const { colSpan, rowSpan } = cell.spans ?? { colSpan: 1, rowSpan: 1 };
      const words = cell.children.map(write).join('').replace(/\s+/g, ' ').trim();
      for (let down = 0; down < rowSpan; down += 1)
        for (let right = 0; right < colSpan; right += 1)
          (grid[y + down] ??= [])[x + right] = right === 0 ? words : '';
      x += colSpan;
    }
  });
  return grid.slice(0, rowsIn(table).length);
}

/**
 * Writes a line per row, its header first. Empty cells keep their place, so that the next cell is not taken for them.
 */
const linesOfTable = (table: HtmlElement, write: (node: HtmlNode) => string): string =>
  gridOf(table, write)
    .map((row) => Array.from({ length: row.length }, (_, x) => row.at(x) ?? '').join(' | '))
    .join('\n');

const ROMAN: readonly [value: number, sign: string][] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Returns the Roman numeral of a positive number below 400. */
function romanOf(number: number): string {
  const [value, sign] = ROMAN.find(([least]) => least <= number) ?? [];
  return value === undefined ? '' : `${sign ?? ''}${romanOf(number - value)}`;
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** Writes a number in the numbering of a list; a number that it cannot express stays a number. */
function signOf(number: number, type = '1'): string {
  const isRoman = type.toLowerCase() === 'i';
  const letters = isRoman && number < 400 ? romanOf(number) : ALPHABET.charAt(number - 1);
  if (type === '1' || number < 1 || letters === '') return String(number);
  return type === type.toLowerCase() ? letters : letters.toUpperCase();
}

/** Writes the items of a numbered list, each after its number. */
function linesOfList({ numbering, children }: HtmlElement, write: (node: HtmlNode) => string): string {
  let next = numbering?.start ?? 1;
  const lines = children.map((item) => {
    if (typeof item === 'string' || item.name !== 'li') return write(item);
    const number = item.numbering?.value ?? next;
    next = number + 1;
    return `\n${signOf(number, numbering?.type)}. ${item.children.map(write).join('').trim()}\n`;
  });
  return `\n${lines.join('')}\n`;
}

/** Shortens an address as users write it, to compare it with the text of a link. */
const bare = (text: string): string =>
  text.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|[?][^]*|\/$|[\s()-]/g, '').toLowerCase();

const readable = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

/** Adds the address to the text of a link, unless they are the same; spaces and breaks stay at the ends. */
function withAddress(words: string, href: string): string {
  const address = href.replace(/^(mailto|tel):/, '');
  const text = words.trim();
  if (text === '') return `${words}${address}`;
  const at = words.indexOf(text);
  const [before, after] = [words.slice(0, at), words.slice(at + text.length)];
  const isSame = bare(readable(text)) === bare(readable(address));
  return isSame ? words : `${before}${text} (${address})${after}`;
}

/** Returns the text alone, a line per block, for copying and for places without formatting. */
export function textOfHtml(nodes: readonly HtmlNode[]): string {
  const write = (node: HtmlNode): string => {
    if (typeof node === 'string') return node;
    if (node.name === 'br') return '\n';
    if (node.name === 'ol') return linesOfList(node, write);
    if (node.name === 'table') {
      const caption = node.children.filter((child) => typeof child !== 'string' && child.name === 'caption');
      return `\n${caption.map(write).join('')}${linesOfTable(node, write)}\n`;
    }
    const inside = node.children.map(write).join('');
    if (node.href !== null) return withAddress(inside, node.href);
    return BLOCKS.includes(node.name) ? `\n${inside}\n` : inside;
  };
  return nodes
    .map(write)
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
