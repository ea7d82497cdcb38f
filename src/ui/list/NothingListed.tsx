import { Button } from '../buttons/Button';
import { EmptyState } from '../feedback/EmptyState';
import { InboxIcon, SearchIcon } from '../icons';

export interface NothingListedTexts {
  emptyTitle: string;
  emptyText: string;
  filteredTitle: string;
  filteredText: string;
  clearFilters: string;
}

interface NothingListedProps {
  texts: NothingListedTexts;
  /** The filters may hide some records. */
  filtered: boolean;
  onClearFilters: () => void;
}

/** Says why a list is empty, and offers to clear the filters if those are the reason. */
export function NothingListed({ texts, filtered, onClearFilters }: NothingListedProps) {
  if (!filtered) {
    return (
      <EmptyState icon={InboxIcon} title={texts.emptyTitle}>
        {texts.emptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchIcon}
      title={texts.filteredTitle}
      action={<Button onClick={onClearFilters}>{texts.clearFilters}</Button>}
    >
      {texts.filteredText}
    </EmptyState>
  );
}
