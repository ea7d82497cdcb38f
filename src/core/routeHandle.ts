import type { May, PermissionExpression } from '@/domain/session/permission';

/** The colour of a section: tasks green, case flows purple, everything else blue (000 §2.1, AMB-032). */
export type SectionTheme = 'tasks' | 'caseflows' | 'general';

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
}

/** True if the user has every permission of `needs`, and one of `needsAny` where it is given. */
export const mayEnter = ({ needs = [], needsAny }: RouteHandle, may: May): boolean =>
  may(...needs) && (needsAny?.some((need) => may(need)) ?? true);

export const handle = (values: RouteHandle): RouteHandle => values;
