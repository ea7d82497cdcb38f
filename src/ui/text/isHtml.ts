const NAMES =
  /^(?:a|abbr|address|article|b|big|blockquote|body|center|code|dd|del|div|dl|dt|em|figure|font|footer|form|h[1-6]|head|header|html|i|ins|li|main|nav|o:p|ol|p|pre|s|section|small|span|strike|strong|style|sub|sup|table|tbody|td|tfoot|th|thead|title|tr|u|ul)$/i;
/** Elements without an end tag. */
const ALONE = /^(?:br|col|hr|img|link|meta)$/i;
const DOCUMENT = /^\s*<(?:!doctype\s+html|html|\?xml)\b/i;
const START = /<([a-z][\w:]*)((?:\s[^<>]*)?)\/?>/gi;
const END = /<\/([a-z][\w:]*)\s*>/gi;
const ATTRIBUTE = /^\s+[a-z][\w:-]*\s*=/i;

/**
 * Returns whether a text of an undeclared kind is HTML: it has an element with an end tag or attributes, or starts with
 * one. An address or a word between angle brackets is not HTML.
 */
export function isHtml(text: string): boolean {
  if (DOCUMENT.test(text)) return true;
  const first = text.search(/\S/);
  const ends = new Map([...text.matchAll(END)].map(({ 1: name = '', index }) => [name.toLowerCase(), index]));
  return [...text.matchAll(START)].some(({ 1: name = '', 2: attributes = '', index }) => {
    if (ALONE.test(name)) return true;
    const hasEnd = (ends.get(name.toLowerCase()) ?? -1) > index;
    return NAMES.test(name) && (index === first || ATTRIBUTE.test(attributes) || hasEnd);
  });
}
