import type { Reducer } from '@reduxjs/toolkit';
import type { May, PermissionExpression } from '@/domain/session/permission';

/** The colour of a section: tasks green, case flows purple, everything else blue (000 §2.1, AMB-032). */
export type SectionTheme = 'tasks' | 'caseflows' | 'general';

/** Reducers by their place in the state, and sagas by name; each saga runs under its own supervision. */
interface Work {
  reducers?: Readonly<Record<string, Reducer>>;
  sagas: Readonly<Record<string, () => Iterator<unknown, unknown, never>>>;
}

/** The work behind the screens of an area. It starts once, with the first screen of the area that is opened. */
export interface AreaWork {
  name: string;
  work?: () => Work | Promise<Work>;
  /** Other areas whose parts appear on the screens and dialogs of this area; their work starts with this area's work. */
  uses?: readonly AreaWork[];
}

/** The values that the guard and the page title read from every matched route. */
export interface RouteHandle {
  title?: string;
  /** The user must satisfy all of these. */
  needs?: readonly PermissionExpression[];
  /** The user must satisfy one of these. */
  needsAny?: readonly PermissionExpression[];
  theme?: SectionTheme;
  /** The route exists only where the installation has this feature on (BOOT-17). */
  feature?: string;
  /** The `:id` of the route must be a GUID (000 §5, AMB-036). */
  guid?: true;
  /** True for routes that need no session: error pages and signing in (AMB-010). */
  public?: boolean;
  /** Other work that must have started before the screens of the route are shown. */
  uses?: readonly AreaWork[];
}

/** True if the user has every permission of `needs`, and one of `needsAny` where it is given. */
export const mayEnter = ({ needs = [], needsAny }: RouteHandle, may: May): boolean =>
  may(...needs) && (needsAny?.some((need) => may(need)) ?? true);

export const handle = (values: RouteHandle): RouteHandle => values;
