import { useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { useMatches } from 'react-router';
import { selectConfig } from '@/core/config/configSlice';
import { selectSignalTitle } from '@/core/signals/signalsSlice';
import type { RouteHandle } from '@/core/routeHandle';

/** The title of the nearest titled route (AMB-034). */
const titleOf = (handles: readonly RouteHandle[]): string | undefined =>
  handles.findLast(({ title }) => title !== undefined)?.title;

/** Joins the signal of a waiting customer, the product's name and the title of the page by dashes (000 §2.1). */
const documentTitle = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' - ');

export const usePageTitle = (): string | undefined =>
  titleOf(useMatches().map(({ handle }) => (handle ?? {}) as RouteHandle));

/** The title is set before the focus moves to the heading, so that screen readers read it with the new page. */
export function useDocumentTitle(title: string | undefined): void {
  const { productName } = useSelector(selectConfig);
  const whole = documentTitle(useSelector(selectSignalTitle), productName, title);
  useLayoutEffect(() => {
    document.title = whole;
  }, [whole]);
}
