import type { Reducer } from '@reduxjs/toolkit';
import type { PermissionExpression } from '@/domain/permission';

/** The colour of a section: tasks green, case flows purple, everything else blue (000 §2.1, AMB-032). */
export type SectionTheme = 'tasks' | 'caseflows' | 'general';

/** Reducers by their place in the state, and sagas by name; each saga runs under its own supervision. */
interface Work {
  reducers?: Readonly<Record<string, Reducer>>;
  sagas: Readonly<Record<string, () => Iterator<unknown, unknown, never>>>;
}

/** What works behind the screens of an area. It starts with the first of them, once. */
export interface AreaWork {
  name: string;
  work?: () => Work | Promise<Work>;
}

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
  /** Other work that must have started before its screens are shown. */
  uses?: readonly AreaWork[];
}

export const handle = (values: RouteHandle): RouteHandle => values;
