import type { ComponentType, MouseEvent } from 'react';
import type { OverviewActions } from '@/core/windowedList/overviewActions';
import type { Overview } from '@/core/windowedList/overviewState';
import type { Item } from '@/core/windowedList/windowKind';
import type { ListTexts } from '@/ui/list/ListBody';
import type { ListBarTexts } from '@/ui/list/ListPane';
import type { NothingListedTexts } from '@/ui/list/NothingListed';

export interface FilterTexts {
  filters: string;
  filtersActive: (count: number) => string;
}

export interface OverviewTexts {
  title: string;
  list: ListTexts & ListBarTexts & NothingListedTexts & FilterTexts & { region: string };
  filters: { title: string; apply: string };
  details: { region: string };
  shortcuts: { search: string; group: string };
}

export interface RowProps {
  id: string;
  /** The query part of the list's address, kept when a record is opened. */
  search: string;
  /** This record is open beside the list. */
  current: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A list with filters beside an opened record: what such a screen asks of its area. */
export interface OverviewArea<State, T extends Item, F, S> {
  /** Under which the widths of the panes and the place in the list are kept. */
  name: string;
  /** The address of the list, with nothing opened beside it. */
  path: string;
  texts: OverviewTexts;
  pageSize: number;
  select: (state: State) => Overview<T, F, S>;
  actions: OverviewActions<T, F, S>;
  hasFilters: (filters: F) => boolean;
  /** How many of the filters narrow the list. */
  activeCount: (filters: F) => number;
  Row: ComponentType<RowProps>;
}
