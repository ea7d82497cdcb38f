import { type ComponentProps, createContext, createElement, useContext } from 'react';

type Level = 'h1' | 'h2';

/** A page has its heading at the first level; what provides another one has a heading of its own above it. */
export const HeadingLevel = createContext<Level>('h1');

/**
 * The heading of what may stand for a whole page or in a part of one: the tab of a record stands below the heading of that
 * record.
 */
export function Heading(props: ComponentProps<Level>) {
  return createElement(useContext(HeadingLevel), props);
}
