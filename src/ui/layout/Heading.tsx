import { type ComponentProps, createContext, createElement, useContext } from 'react';

type Level = 'h1' | 'h2';

/** Headings of a page are `h1`; a provider of `h2` has a heading of its own above them. */
export const HeadingLevel = createContext<Level>('h1');

/**
 * The heading of content that may fill a page or be part of one; in the tab of a record it is one level below the
 * record's.
 */
export function Heading(props: ComponentProps<Level>) {
  return createElement(useContext(HeadingLevel), props);
}
