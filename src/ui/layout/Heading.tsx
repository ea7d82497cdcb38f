import { type ComponentProps, createContext, createElement, useContext } from 'react';

type Level = 'h1' | 'h2';

/** `h1` where the content fills the page; a parent with a heading of its own provides `h2` for the content below it. */
export const HeadingLevel = createContext<Level>('h1');

/**
 * The heading of content that may fill a page or be part of one; in the tab of a record it is one level below the
 * record's.
 */
export function Heading(props: ComponentProps<Level>) {
  return createElement(useContext(HeadingLevel), props);
}
