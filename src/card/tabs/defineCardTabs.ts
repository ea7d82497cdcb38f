import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, replace, type RouteObject } from 'react-router';
import { handle, type RouteHandle } from '@/core/routeHandle';
import type { May } from '@/domain/session/permission';
import { fillPath } from '@/lib/address';
import { lazyScreen } from '@/lib/lazyPart';
import { FirstAllowed } from './FirstAllowed';

/** What decides whether the menu names a tab. */
interface CardSeen<R> {
  record: R;
  may: May;
}

/** A tab of a card: its name in the menu and in the title of the page, and what it needs. */
interface CardTabRow<R> extends Pick<RouteHandle, 'needs' | 'needsAny'> {
  title: string;
  /** What the menu demands besides: it names no tab that may not be opened. */
  shows?: (seen: CardSeen<R>) => boolean;
  /** The menu names it to who may not open it as well, and says why. */
  refused?: string;
  load: () => Promise<ComponentType>;
}

/** The tabs of a card, in the order of its menu. */
export interface CardTabs<R, Path extends string = string> {
  /** The pattern of the address of a tab. */
  pattern: (tab: Path) => string;
  tabs: readonly (CardTabRow<R> & { path: Path })[];
  /** Where the address of the card alone leads: to the first tab, or to the first that this person may open. */
  toFirst: RouteObject;
  toFirstAllowed: RouteObject;
  routes: RouteObject[];
}

/**
 * The one table of the tabs of a card, by the last word of their address: from it follow their addresses, titles, routes, rules
 * and menu. A word without a tab does not compile.
 */
export function defineCardTabs<R, Path extends string = string>(
  card: string,
  table: Readonly<Record<Path, CardTabRow<R>>>,
): CardTabs<R, Path> {
  const words = Object.keys(table) as Path[];
  const tabs = words.map((path) => ({ path, ...table[path] }));
  const pattern = (tab: Path) => `${card}/${tab}`;
  /* Before anything is shown: what the address says is read once, where it stays, and going back does not lead here. */
  const toFirst = ({ params, request }: LoaderFunctionArgs) =>
    replace(fillPath(pattern(words[0] as Path), params as never) + new URL(request.url).search);
  return {
    pattern,
    tabs,
    toFirst: { index: true, loader: toFirst },
    toFirstAllowed: { index: true, element: createElement(FirstAllowed, { tabs }) },
    routes: tabs.map(({ path, title, needs, needsAny, load }): RouteObject => ({
      path,
      handle: handle({ title, ...(needs && { needs }), ...(needsAny && { needsAny }) }),
      lazy: lazyScreen(load),
    })),
  };
}
