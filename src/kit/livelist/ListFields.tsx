import type { ActionCreatorWithPayload } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '@/ui/buttons/Button';
import { FilterFields } from '@/ui/filters/FilterFields';
import { SavedViews } from '@/ui/filters/SavedViews';
import { Select } from '@/ui/pickers/laterPickers';
import { filterTexts } from './filterTexts';
import type { SavedView } from './listState';
import type { ListAddress } from './useListAddress';

/** The part of a list that its filter fields need. */
interface NarrowedList<State, F, S> {
  actions: { viewRemoved: ActionCreatorWithPayload<string> };
  selectViews: (state: State) => readonly SavedView<F, S>[];
  hasFilters: (filters: F) => boolean;
}

interface ListFieldsProps<State, F, S extends string> {
  list: NarrowedList<State, F, S>;
  address: ListAddress<F, S>;
  texts: { title: string; sorts: Readonly<Record<S, string>> };
  /** The available orders. */
  sorts: readonly S[];
  onSaveView: () => void;
  /** The fields of this list, shown before the order. */
  children: ReactNode;
}

/** The filters and the order that every list has, around the fields of its own. */
export function ListFields<State, F, S extends string>({
  list,
  address: { filters, sort, mayOrder, change, clear },
  texts,
  sorts,
  onSaveView,
  children,
}: ListFieldsProps<State, F, S>) {
  const dispatch = useDispatch();
  const views = useSelector(list.selectViews);
  return (
    <FilterFields
      label={texts.title}
      views={
        <SavedViews
          views={views}
          texts={filterTexts}
          onApply={(view) => change(view.filters, view.sort)}
          onRemove={(name) => dispatch(list.actions.viewRemoved(name))}
          onSave={onSaveView}
        />
      }
    >
      {children}
      {mayOrder && (
        <Select
          label={filterTexts.sort}
          options={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
          value={sort}
          onChange={(next) => change({}, (next ?? sort) as S)}
        />
      )}
      <Button disabledReason={list.hasFilters(filters) ? null : filterTexts.noneActive} onClick={clear}>
        {filterTexts.clear}
      </Button>
    </FilterFields>
  );
}
