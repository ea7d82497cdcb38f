import { type SearchKind, SEARCH_KINDS, paths } from '@/core/paths';
import type { PersonRole } from '@/domain/people/person';
import { BuildingIcon, HouseIcon, type IconComponent, IdCardIcon, UsersIcon, WrenchIcon } from '@/ui/icons';
import type { AreaAction } from '@/core/area';
import { searchTexts } from './searchTexts';
import { searchTitles } from './searchTitles';

interface SearchSection {
  path: string;
  icon: IconComponent;
  /** The number of results in the search of the top bar (001 §7, AMB-193). */
  topSize: number;
  /** The roles of the people to search for (001 §6); empty for housing. */
  roles: readonly PersonRole[];
}

export const sections: Readonly<Record<SearchKind, SearchSection>> = {
  tenants: { path: paths.tenants, icon: UsersIcon, topSize: 4, roles: ['customer', 'prospect'] },
  vendors: { path: paths.vendors, icon: WrenchIcon, topSize: 3, roles: ['vendor'] },
  colleagues: { path: paths.colleagues, icon: IdCardIcon, topSize: 3, roles: ['employee'] },
  units: { path: paths.units, icon: HouseIcon, topSize: 3, roles: [] },
  complexes: { path: paths.complexes, icon: BuildingIcon, topSize: 3, roles: [] },
};

/** The number of rows per page (001 §7). */
export const LIST_SIZE = 50;

export const listAddress = (kind: SearchKind, query: string): string =>
  query === '' ? sections[kind].path : `${sections[kind].path}?${new URLSearchParams({ query }).toString()}`;

/** A link to each list, for the palette, which finds screens too. */
export const listActions: readonly AreaAction[] = SEARCH_KINDS.map((kind): AreaAction => {
  const { path, icon } = sections[kind];
  const words = kind === 'tenants' ? searchTitles.menu : '';
  return { title: searchTexts.goTo[kind], words, icon, needs: ['customerCard'], does: { goTo: path } };
});
