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
import { countFilters, SOON_DAYS, type Sieve, subjectChoices } from './faqSifting';
import { useStatusOptions } from './useStatusOptions';

const texts = editingTexts.list;

interface FaqSieveProps {
  sieve: Sieve;
  /** The questions found so far. */
  faqs: readonly Faq[];
  onChange: (sieve: Sieve) => void;
}

/** The filters of the list; folded on a phone, so that the questions come first. */
export function FaqSieve(props: FaqSieveProps) {
  const { sieve, onChange } = props;
  const folds = useSelector(selectDeviceMode) === 'mobile';
  const [isOpen, setOpen] = useState(false);
  const isShown = !folds || isOpen;
  return (
    <div className={styles.filters}>
      <DelayedSearch
        label={texts.search}
        placeholder={texts.placeholder}
        value={sieve.query}
        onChange={(query) => onChange({ ...sieve, query })}
      />
      {folds && (
        <div>
          <FiltersToggle
            open={isOpen}
            label={filterTexts.filters(countFilters(sieve))}
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

function Filters({ sieve, faqs, onChange }: FaqSieveProps) {
  const statuses = useStatusOptions();
  const { applications } = useApplications();
  const subjects = useMemo(() => subjectChoices(faqs, sieve.subjectId), [faqs, sieve.subjectId]);
  const set = (changes: Partial<Sieve>) => onChange({ ...sieve, ...changes });
  return (
    <>
      <Select
        label={texts.status}
        options={statuses.map(({ status, label }) => ({ value: String(status), label }))}
        value={sieve.status === null ? null : String(sieve.status)}
        onChange={(chosen) =>
          set({ status: statuses.find(({ status }) => String(status) === chosen)?.status ?? null })
        }
        placeholder={texts.anyStatus}
        clearable
      />
      <Select
        label={texts.subject}
        options={subjects.map(({ id, name }) => ({ value: id, label: name }))}
        value={sieve.subjectId}
        onChange={(subjectId) => set({ subjectId })}
        placeholder={texts.anySubject}
        clearable
      />
      {applications.length > 0 && (
        <Select
          label={editingTexts.fields.applicationIds}
          options={applications.map(({ id, name }) => ({ value: id, label: name }))}
          value={sieve.applicationId}
          onChange={(applicationId) => set({ applicationId })}
          placeholder={texts.anyApplication}
          clearable
        />
      )}
      <div className={styles.checks}>
        <Checkbox label={texts.soon(SOON_DAYS)} checked={sieve.soon} onChange={(soon) => set({ soon })} />
        <Checkbox label={texts.old} checked={sieve.old} onChange={(old) => set({ old })} />
      </div>
    </>
  );
}
