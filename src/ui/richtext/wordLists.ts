import { lookUp } from '@/lib/values';
import { declared } from '../text/declarations';
import { wordsIn } from '../text/hiddenText';

/** The start of a list line in Word, which pastes it as a paragraph. */
const BULLET = /^[\s\u00a0]*(?:[·•▪§\uf0a7\uf0b7]|o(?=[\s\u00a0]{2}))[\s\u00a0]+/;
const NUMBER = /^[\s\u00a0]*\(?(?:\d{1,3}|[a-z]|[ivxlc]{2,7})[.)][\s\u00a0]{2,}/i;

interface Line {
  paragraph: Element;
  level: number;
  /** Lines with the same name belong to one list, even if a paragraph separates them. */
  list: string;
  /** The number, letter or bullet of the line. */
  sign: string;
}

/** Word names the list of a paragraph and its level as in 'l0 level2 lfo1'. */
const LIST = /^(l\d+)(?: level(\d+))?/;

const ignored = (paragraph: Element): Element | undefined =>
  [...paragraph.querySelectorAll('[style]')].find((part) => declared(part, 'mso-list') === 'ignore');

/** Removes this many characters from the start of a line. */
function cutStart(paragraph: Element, length: number): void {
  let left = length;
  for (const words of wordsIn(paragraph)) {
    const { data } = words;
    words.data = data.slice(left);
    left -= Math.min(left, data.length);
  }
}

/** Removes the sign from the line and returns it; null if it has none. */
function takeSign(paragraph: Element): string | null {
  const mark = ignored(paragraph);
  if (mark !== undefined) {
    mark.remove();
    return mark.textContent.trim();
  }
  const [found] = BULLET.exec(paragraph.textContent) ?? NUMBER.exec(paragraph.textContent) ?? [];
  if (found === undefined) return null;
  cutStart(paragraph, found.length);
  return found.trim();
}

function lineOf(paragraph: Element): Line | null {
  const [, list = '', level = '1'] = LIST.exec(declared(paragraph, 'mso-list')) ?? [];
  const sign = takeSign(paragraph);
  return sign === null ? null : { paragraph, level: Number(level), list, sign };
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanNumber(letters: string): number {
  const numbers = Array.from(letters, (letter) => lookUp(ROMAN, letter) ?? 0);
  return numbers.reduce((sum, number, at) => sum + (number < (numbers[at + 1] ?? 0) ? -number : number), 0);
}

interface Count {
  /** The `type` of a numbered list; '' for a list with bullets. */
  type: string;
  number: number;
}

const isRoman = (letters: string, before: string): boolean => {
  if (!/^[ivxlc]+$/.test(letters)) return false;
  return letters.length > 1 || (before === '' ? letters === 'i' : before === 'i');
};

/**
 * Returns the numbering of a sign. A single letter is a Roman number if the list already has Roman numbers, or if it is
 * an i at the start of the list.
 */
function countOf(sign: string, before: string): Count {
  const last = /(\d{1,9}|[a-z]{1,9})[.)]{1,2}$/i.exec(sign)?.[1];
  if (last === undefined) return { type: '', number: 1 };
  if (/\d/.test(last)) return { type: '1', number: Number(last) };
  const small = last.toLowerCase();
  const type = isRoman(small, before.toLowerCase()) ? 'i' : 'a';
  const number = type === 'i' ? romanNumber(small) : small.charCodeAt(0) - 96;
  return { type: last === small ? type : type.toUpperCase(), number };
}

interface Open {
  list: Element;
  level: number;
  type: string;
  next: number;
}

function newList({ type, number }: Count): Element {
  const list = document.createElement(type === '' ? 'ul' : 'ol');
  if (type !== '' && type !== '1') list.setAttribute('type', type);
  if (number !== 1) list.setAttribute('start', String(number));
  return list;
}

/**
 * Returns the lists around the line, from the outermost to its own; a deeper list belongs to the last item of the list
 * above it.
 */
function openFor({ paragraph, level }: Line, count: Count, open: readonly Open[]): Open[] {
  const goesOn = open[0] !== undefined && paragraph.previousElementSibling === open[0].list;
  const around = goesOn ? open.filter((each) => each.level < level) : [];
  const same = goesOn ? open.find((each) => each.level === level) : undefined;
  if (same?.type === count.type) return [...around, same];
  const list = newList(count);
  const item = around.at(-1)?.list.lastElementChild;
  if (item == null) paragraph.before(list);
  else item.append(list);
  return [...around, { list, level, type: count.type, next: count.number }];
}

/** Turns paragraphs that look like list items into lists, keeping their levels and numbering. */
export function makeLists(parts: DocumentFragment): void {
  const types = new Map<string, string>();
  let open: Open[] = [];
  for (const paragraph of parts.querySelectorAll('p')) {
    const line = lineOf(paragraph);
    if (line === null) continue;
    const key = `${line.list} ${String(line.level)}`;
    const count = countOf(line.sign, types.get(key) ?? '');
    types.set(key, count.type);
    open = openFor(line, count, open);
    const item = document.createElement('li');
    const list = open.at(-1);
    if (list === undefined) continue;
    if (list.type !== '' && count.number !== list.next) item.setAttribute('value', String(count.number));
    list.next = count.number + 1;
    item.append(paragraph);
    list.list.append(item);
  }
}
