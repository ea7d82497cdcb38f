import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectDeviceMode } from '@/core/device/deviceSlice';
import type { Faq } from '@/domain/knowledge/faq';
import { filterTexts } from '@/kit/livelist/filterTexts';
import { Checkbox } from '@/ui/fields/Checkbox';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { FILTERS_PANE, FiltersToggle } from '@/ui/filters/FiltersToggle';
import { Select } from '@/ui/pickers/Select';
import { useApplications } from './applications';
import styles from './Editing.module.css';
import { editingTexts } from './editingTexts';
import { countFilters, SOON_DAYS, type FaqFilter, subjectChoices } from './filterFaqs';
import { useStatusOptions } from './useStatusOptions';

const texts = editingTexts.list;

interface FaqFiltersProps {
  filters: FaqFilter;
  /** The questions found so far. */
  faqs: readonly Faq[];
  onChange: (changes: Partial<FaqFilter>) => void;
}

/** The filters of the list; folded on a phone, so that the questions come first. */
export function FaqFilters(props: FaqFiltersProps) {
  const { filters, onChange } = props;
  const folds = useSelector(selectDeviceMode) === 'mobile';
  const [isOpen, setOpen] = useState(false);
  const isShown = !folds || isOpen;
  return (
    <div className={styles.filters}>
      <DelayedSearch
        label={texts.search}
        placeholder={texts.placeholder}
        value={filters.query}
        onChange={(query) => onChange({ query })}
      />
      {folds && (
        <div>
          <FiltersToggle
            open={isOpen}
            label={filterTexts.filters(countFilters(filters))}
            onToggle={() => setOpen(!isOpen)}
          />
        </div>
      )}
      <div id={FILTERS_PANE} className={styles.folding} hidden={!isShown}>
        {isShown && <Filters {...props} />}
      </div>
    </div>
  );
}

function Filters({ filters, faqs, onChange: set }: FaqFiltersProps) {
  const statuses = useStatusOptions();
  const { applications } = useApplications();
  const subjects = useMemo(() => subjectChoices(faqs, filters.subjectId), [faqs, filters.subjectId]);
  return (
    <>
      <Select
        label={texts.status}
        options={statuses.map(({ status, label }) => ({ value: String(status), label }))}
        value={filters.status === null ? null : String(filters.status)}
        onChange={(chosen) =>
          set({ status: statuses.find(({ status }) => String(status) === chosen)?.status ?? null })
        }
        placeholder={texts.anyStatus}
        clearable
      />
      <Select
        label={texts.subject}
        options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
        value={filters.subjectId}
        onChange={(subjectId) => set({ subjectId })}
        placeholder={texts.anySubject}
        clearable
      />
      {applications.length > 0 && (
        <Select
          label={editingTexts.fields.applicationIds}
          options={applications.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.applicationId}
          onChange={(applicationId) => set({ applicationId })}
          placeholder={texts.anyApplication}
          clearable
        />
      )}
      <div className={styles.checks}>
        <Checkbox label={texts.soon(SOON_DAYS)} checked={filters.soon} onChange={(soon) => set({ soon })} />
        <Checkbox label={texts.old} checked={filters.old} onChange={(old) => set({ old })} />
      </div>
    </>
  );
}
