import { PagedFilters, PagedHead, PagedTabs } from '@/kit/paged/PagedHead';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Choices } from '@/ui/fields/Choices';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { DiagnosticsTabs } from '../DiagnosticsTabs';
import { STATUS_CHOICES } from '../undeliveredRules';
import styles from './Undelivered.module.css';
import { undeliveredTexts as texts } from '../undeliveredTexts';
import type { UndeliveredListState } from './useUndeliveredList';

interface UndeliveredHeadProps {
  title: string;
  isPage: boolean;
  list: UndeliveredListState;
}

export function UndeliveredHead({ title, isPage, list }: UndeliveredHeadProps) {
  const { filter, total, failed, selected, setFilter, selectAll } = list;
  const all = failed.length > 0 && selected.length === failed.length;
  return (
    <PagedHead
      title={title}
      isPage={isPage}
      meta={total === undefined ? null : texts.found(total)}
      before={
        failed.length > 0 && (
          <Checkbox
            hideLabel
            className={styles.all}
            label={texts.selectAll}
            checked={all}
            indeterminate={selected.length > 0 && !all}
            onChange={() => selectAll(!all)}
          />
        )
      }
    >
      <PagedTabs>
        <DiagnosticsTabs />
      </PagedTabs>
      <PagedFilters>
        <Choices
          label={texts.status}
          choices={STATUS_CHOICES}
          nameOf={(status) => (status === null ? texts.allStatuses : texts.statuses[status])}
          isChosen={(status) => status === filter.status}
          onChoose={(status) => setFilter({ status })}
        />
        <DelayedSearch
          label={texts.scope}
          hideLabel
          placeholder={texts.scopePlaceholder}
          value={filter.scopeId ?? ''}
          onChange={(scopeId) => setFilter({ scopeId: scopeId.trim() || null })}
        />
      </PagedFilters>
    </PagedHead>
  );
}
