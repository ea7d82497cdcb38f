import { DOMParser, type Node } from 'prosemirror-model';
import { cleanAnswer } from '../text/cleanHtml';
import { schema } from './schema';

const parser = DOMParser.fromSchema(schema);

/** Returns true for elements of a mail program or an office suite; only their text matters. */
const isForeign = (name: string): boolean =>
  /[:-]/.test(name) || ['html', 'head', 'body', 'meta'].includes(name);

export interface ReadAnswer {
  doc: Node;
  /** True if unsafe parts were removed. */
  isCut: boolean;
}

/** Parses a stored answer, including its pictures. */
export function readAnswer(html: string): ReadAnswer {
  const { parts, left } = cleanAnswer(html);
  return { doc: parser.parse(parts), isCut: left.some((name) => !isForeign(name)) };
}
