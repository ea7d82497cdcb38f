import type { PermissionExpression } from '@/domain/permission';

/** The colour of a section: tasks green, case flows purple, everything else blue (000 §2.1, AMB-032). */
export type SectionTheme = 'tasks' | 'caseflows' | 'general';

/** What the one guard and the one page title read from every matched route. */
export interface RouteHandle {
  title?: string;
  /** All of these must hold. */
  needs?: readonly PermissionExpression[];
  /** One of these must hold. */
  needsAny?: readonly PermissionExpression[];
  theme?: SectionTheme;
  /** Reachable without a session: error pages and signing in (AMB-010). */
  public?: boolean;
}

export const handle = (values: RouteHandle): RouteHandle => values;
