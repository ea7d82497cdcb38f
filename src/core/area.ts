import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, SVGProps } from 'react';
import type { RouteObject } from 'react-router';
import type { AppConfig } from '@/domain/session/appConfig';
import type { PermissionExpression } from '@/domain/session/permission';
import type { DialogComponents } from './dialogs/dialog';
import type { SectionTheme } from './routeHandle';
import type { AnySelector } from './sagas/waitUntil';

/** A number behind the name in the menu. */
export interface MenuTotal {
  needs: PermissionExpression;
  /** This action changes the total, which is then counted again. */
  follows: { type: string };
  count: () => Promise<number>;
}

export interface MenuEntry {
  to: string;
  /** The entry is active at these addresses and at every address below them. */
  section: string | readonly string[];
  title: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  theme: SectionTheme;
  /** The entry is shown to users who satisfy one of these; an empty list shows it to everyone. */
  needs: readonly PermissionExpression[];
  total?: MenuTotal;
  /** The entry is shown only where the installation has set this. */
  setting?: keyof AppConfig;
  /** The entry is shown below the daily work, separated from it. */
  isApart?: true;
  /** The entry is shown only where the installation has this feature on (BOOT-17). */
  feature?: string;
  /** True while the thing behind the entry is switched off; the entry then says so. */
  isOff?: AnySelector<boolean>;
}

/** An action that can be done from everywhere; the search of the top bar finds it by its words. */
export interface AreaAction {
  title: string;
  /** Synonyms for the search. */
  words?: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The action is offered to users who satisfy one of these; an empty list offers it to everyone. */
  needs: readonly PermissionExpression[];
  /** Without this selector the action is always possible. */
  isPossible?: AnySelector<boolean>;
  /** The action exists only where the installation has this feature on. */
  feature?: string;
  /** The page that the action opens, or the action that it dispatches. */
  does: { goTo: string } | { dispatch: UnknownAction };
}

export type LateActions = () => Promise<readonly AreaAction[]>;

/** A part that an area shows around every page, while `isShown` is true. */
export interface AreaPart {
  Part: ComponentType;
  isShown: AnySelector<boolean>;
  /** The part stays usable while a dialog is open. */
  isUrgent?: true;
}

/** The parts that areas show around every page, with the names of the areas. */
export interface FrameParts {
  tools: readonly { name: string; Tool: ComponentType; feature?: string }[];
  bars: readonly (AreaPart & { name: string })[];
  beside: readonly (AreaPart & { name: string })[];
}

/** Reducers by their place in the state, and sagas by name; each saga runs under its own supervision. */
export interface Work {
  reducers?: Readonly<Record<string, Reducer>>;
  sagas: Readonly<Record<string, () => Iterator<unknown, unknown, never>>>;
}

export interface AreaWork {
  /** The types of the area's actions begin with this name. */
  name: string;
  /** The work starts once, with the first screen, dialog or action of the area, or with `useArea`. */
  work?: () => Work | Promise<Work>;
}

/** Everything an area adds to the program; `app/areas.ts` lists the areas. */
export interface Area extends AreaWork {
  /** State that exists from the start, under the name of the area. */
  reducer?: Reducer;
  routes?: readonly RouteObject[];
  dialogs?: Partial<DialogComponents>;
  menu?: MenuEntry | readonly MenuEntry[];
  /** A part of the top bar, which loads after the first rows and checks permissions itself. */
  tool?: ComponentType;
  /** The feature that `tool` needs (BOOT-17); routes, menu entries and actions name their own. */
  toolFeature?: string;
  /** A part of the bar at the foot of every page, for work with people who are on the line. */
  bar?: AreaPart;
  /** A part that is drawn beside every page, and comes before the page in the tab order. */
  beside?: AreaPart;
  /** The work of the area also starts once this is true. */
  startsWhen?: AnySelector<boolean>;
  actions?: readonly AreaAction[];
  /** Actions that load later, with the search, since only people who work in the area can use them. */
  lateActions?: LateActions;
}

/** A field that no area has does not compile. */
export const defineArea = <const A extends Area>(area: A & Record<Exclude<keyof A, keyof Area>, never>): A =>
  area;
