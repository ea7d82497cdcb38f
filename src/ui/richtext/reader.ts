import { DOMParser, type Node } from 'prosemirror-model';
import { cleanAnswer } from '../text/cleanHtml';
import { schema } from './schema';

const parser = DOMParser.fromSchema(schema);

/** Elements of a mail program or an office suite, whose words are all there is to them. */
const isForeign = (name: string): boolean =>
  /[:-]/.test(name) || ['html', 'head', 'body', 'meta'].includes(name);

export interface ReadAnswer {
  doc: Node;
  /** Whether parts that are not safe are gone. */
  isCut: boolean;
}

/** Reads a stored answer, with its pictures. */
export function readAnswer(html: string): ReadAnswer {
  const { parts, left } = cleanAnswer(html);
  return { doc: parser.parse(parts), isCut: left.some((name) => !isForeign(name)) };
}
