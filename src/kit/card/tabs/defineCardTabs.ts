import { type ComponentType, createElement } from 'react';
import { type LoaderFunctionArgs, replace, type RouteObject } from 'react-router';
import { handle, type RouteHandle } from '@/core/routeHandle';
import type { May } from '@/domain/session/permission';
import { fillPath } from '@/lib/address';
import { lazyScreen } from '@/lib/lazyPart';
import { FirstAllowed } from './FirstAllowed';

/** The data for the rules of the menu. */
interface CardSeen<R> {
  record: R;
  may: May;
}

/** A tab of a card: its name in the menu and in the page title, and its permissions. */
interface CardTabRow<R> extends Pick<RouteHandle, 'needs' | 'needsAny'> {
  title: string;
  /** A further condition for listing the tab in the menu, besides the permission to open it. */
  shows?: (seen: CardSeen<R>) => boolean;
  /** The reason shown in the menu to users who may not open the tab; without it they do not see the tab. */
  refused?: string;
  load: () => Promise<ComponentType>;
}

/** The tabs of a card, in the order of its menu. */
export interface CardTabs<R, Path extends string = string> {
  /** The route pattern of a tab's address. */
  pattern: (tab: Path) => string;
  tabs: readonly (CardTabRow<R> & { path: Path })[];
  /** Redirects from the address of the card: to the first tab, or to the first that this person may open. */
  toFirst: RouteObject;
  toFirstAllowed: RouteObject;
  routes: RouteObject[];
}

/**
 * Defines the tabs of a card, by the last word of their address: addresses, titles, routes, rules and menu follow from
 * this table. A word without a tab does not compile.
 */
export function defineCardTabs<R, Path extends string = string>(
  card: string,
  table: Readonly<Record<Path, CardTabRow<R>>>,
): CardTabs<R, Path> {
  const words = Object.keys(table) as Path[];
  const tabs = words.map((path) => ({ path, ...table[path] }));
  const pattern = (tab: Path) => `${card}/${tab}`;
  /* The redirect is in a loader, which runs before anything is shown. So screens read the query of the
     address only once, at the tab, and going back does not lead to this redirect. */
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
