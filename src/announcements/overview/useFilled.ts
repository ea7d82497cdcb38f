import { useState } from 'react';
import { itemsOf, type Page } from '@/domain/decode/page';
import { type ReadOn, useReadOn } from '@/paged/useReadOn';

interface Filling<T> extends ReadOn {
  currentData?: { pages: Page<T>[] } | undefined;
}

/** How many matches each look adds, and in how many pages it looks for them at most. */
const WANTED = 10;
const PAGES = 10;

/** Of a list that only the browser can filter: reads on until there are ten more that match, or ten pages were looked at. */
export function useFilled<T extends { id: string }>(answer: Filling<T>, isMeant: (item: T) => boolean) {
  const [wanted, setWanted] = useState({ matches: WANTED, pages: PAGES });
  const pages = answer.currentData?.pages ?? [];
  const matches = itemsOf(pages).filter(isMeant).length;
  const isShort = pages.length > 0 && matches < wanted.matches && pages.length < wanted.pages;
  const isFilling = useReadOn(answer, isShort);
  return {
    isFilling,
    more: () => {
      setWanted({ matches: matches + WANTED, pages: pages.length + PAGES });
      answer.fetchNextPage();
    },
  };
}
