import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, SVGProps } from 'react';
import type { RouteObject } from 'react-router';
import type { AppConfig } from '@/domain/session/appConfig';
import type { PermissionExpression } from '@/domain/session/permission';
import type { DialogComponents } from './dialogs/dialog';
import type { AreaWork, SectionTheme } from './routeHandle';

/** A number behind the name in the menu. */
export interface MenuTotal {
  needs: PermissionExpression;
  /** The action after which it is counted again. */
  follows: { type: string };
  count: () => Promise<number>;
}

export interface MenuEntry {
  to: string;
  /** Every address below one of these belongs to the entry. */
  section: string | readonly string[];
  title: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  theme: SectionTheme;
  /** One of these is needed; none means everyone. */
  needs: readonly PermissionExpression[];
  total?: MenuTotal;
  /** Only where the installation has set this. */
  setting?: keyof AppConfig;
  /** Stands apart from the daily work, below it. */
  isApart?: true;
  /** Only where the installation has this feature on (BOOT-17). */
  feature?: string;
  /** Whether what it leads to is switched off; the entry says so. */
  isOff?: (state: never) => boolean;
}

/** Something that can be done from everywhere; found by its words in the search of the top bar. */
export interface AreaAction {
  title: string;
  /** Other words by which it is found. */
  words?: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** One of these is needed; none means everyone. */
  needs: readonly PermissionExpression[];
  /** Whether it can be done now; without it always. */
  isPossible?: (state: never) => boolean;
  /** Only where the installation has this feature on. */
  feature?: string;
  /** Where it goes, or what it asks of the program. */
  does: { goTo: string } | { dispatch: UnknownAction };
}

export type LateActions = () => Promise<readonly AreaAction[]>;

/** What an area shows around every page; it stands there for as long as `isShown` says so. */
export interface AreaPart {
  Part: ComponentType;
  isShown: (state: never) => boolean;
  /** Can be used whatever dialog is open. */
  isUrgent?: true;
}

/** What the areas show around every page, by the name of the area. */
export interface Surrounding {
  tools: readonly { name: string; Tool: ComponentType; feature?: string }[];
  bars: readonly (AreaPart & { name: string })[];
  beside: readonly (AreaPart & { name: string })[];
}

/** All that an area adds to the program; `app/areas.ts` lists the areas. */
export interface Area extends AreaWork {
  /** State that is there from the start, under the name of the area. */
  reducer?: Reducer;
  routes?: readonly RouteObject[];
  dialogs?: Partial<DialogComponents>;
  menu?: MenuEntry | readonly MenuEntry[];
  /** In the top bar; it says for itself who may use it, and comes behind the first rows. */
  tool?: ComponentType;
  /** Only with this feature on is its tool there (BOOT-17); routes, menu entries and actions name theirs themselves. */
  toolFeature?: string;
  /** In the bar at the foot of every page: what goes on with people who are on the line. */
  bar?: AreaPart;
  /** Beside every page, and before it in the order of the keyboard. */
  beside?: AreaPart;
  /** Actions that start its work too, on any page; its sagas then receive the action. */
  startsOn?: readonly { type: string }[];
  actions?: readonly AreaAction[];
  /** Those that come with the search, since only who is at work in the area can do them. */
  lateActions?: LateActions;
}

export const defineArea = <const A extends Area>(area: A): A => area;
