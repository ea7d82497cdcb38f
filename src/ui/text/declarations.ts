export interface Declaration {
  name: string;
  value: string;
}

/** Parses the declarations of a style attribute, since the policy of the page may keep the browser from doing so. */
export const declarationsOf = (style: string): Declaration[] =>
  style.split(';').flatMap((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    const text = value.join(':').trim();
    return text === '' ? [] : [{ name: name.trim().toLowerCase(), value: text }];
  });

const IMPORTANT = '!important';

/** Returns the value of a property in the style of an element, in lower case; '' if it is not set. */
export function declared(element: Element, property: string): string {
  const found = declarationsOf(element.getAttribute('style') ?? '').findLast(({ name }) => name === property);
  const value = found?.value.toLowerCase() ?? '';
  return value.endsWith(IMPORTANT) ? value.slice(0, -IMPORTANT.length).trimEnd() : value;
}
