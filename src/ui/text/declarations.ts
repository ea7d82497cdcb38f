export interface Declaration {
  name: string;
  value: string;
}

/** The declarations of a style attribute. The policy of the page may keep the browser from reading one. */
export const declarationsOf = (style: string): Declaration[] =>
  style.split(';').flatMap((declaration) => {
    const [name = '', ...value] = declaration.split(':');
    const text = value.join(':').trim();
    return text === '' ? [] : [{ name: name.trim().toLowerCase(), value: text }];
  });

const IMPORTANT = '!important';

/** The value of a property in the style of an element, in small letters; '' where it says nothing of it. */
export function declared(element: Element, property: string): string {
  const found = declarationsOf(element.getAttribute('style') ?? '').findLast(({ name }) => name === property);
  const value = found?.value.toLowerCase() ?? '';
  return value.endsWith(IMPORTANT) ? value.slice(0, -IMPORTANT.length).trimEnd() : value;
}
