import { createContext, type RefObject } from 'react';

/** What scrolls around the content of a screen, for lists in it that are too long to be drawn whole. */
export const ScrollFrame = createContext<RefObject<HTMLElement | null> | null>(null);
