import { paths } from '@/core/paths';

/** What can be searched for, in the order in which it is shown (001 §2). */
export const SEARCH_KINDS = ['tenants', 'vendors', 'colleagues', 'units', 'complexes'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Where the list of each is: apart from the rest, because routes are there from the start. */
export const listPaths: Readonly<Record<SearchKind, string>> = {
  tenants: paths.tenants,
  vendors: paths.vendors,
  colleagues: paths.colleagues,
  units: paths.units,
  complexes: paths.complexes,
};
