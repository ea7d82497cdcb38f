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
  /** There may be something that the filters leave out. */
  filtered: boolean;
  onClearFilters: () => void;
}

/** Why a list is empty, and the way back where it is for its filters. */
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
