import type { Reducer } from '@reduxjs/toolkit';
import type { May, PermissionExpression } from '@/domain/session/permission';

/** The colour of a section: tasks green, case flows purple, everything else blue (000 §2.1, AMB-032). */
export type SectionTheme = 'tasks' | 'caseflows' | 'general';

/** Reducers by their place in the state, and sagas by name; each saga runs under its own supervision. */
interface Work {
  reducers?: Readonly<Record<string, Reducer>>;
  sagas: Readonly<Record<string, () => Iterator<unknown, unknown, never>>>;
}

/** The work behind the screens of an area. It starts with the first of them, once. */
export interface AreaWork {
  name: string;
  work?: () => Work | Promise<Work>;
  /** Other areas whose parts appear on the screens and dialogs of this area; their work starts with this area's work. */
  uses?: readonly AreaWork[];
}

/** Read from every matched route by the one guard and the page title. */
export interface RouteHandle {
  title?: string;
  /** All of these must hold. */
  needs?: readonly PermissionExpression[];
  /** One of these must hold. */
  needsAny?: readonly PermissionExpression[];
  theme?: SectionTheme;
  /** Only where the installation has this feature on (BOOT-17). */
  feature?: string;
  /** Its `:id` must be a GUID (000 §5, AMB-036). */
  guid?: true;
  /** Reachable without a session: error pages and signing in (AMB-010). */
  public?: boolean;
  /** Other work that must have started before its screens are shown. */
  uses?: readonly AreaWork[];
}

/** True with every permission of `needs`, and one of `needsAny` if given. */
export const mayEnter = ({ needs = [], needsAny }: RouteHandle, may: May): boolean =>
  may(...needs) && (needsAny?.some((need) => may(need)) ?? true);

export const handle = (values: RouteHandle): RouteHandle => values;
