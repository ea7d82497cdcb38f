import { areasOf } from '@/domain/vendors/vendor';
import { FieldProblem } from '@/ui/filters/FilterFields';
import { Checkbox } from '@/ui/fields/Checkbox';
import { DelayedSearch } from '@/ui/fields/DelayedSearch';
import { Select } from '@/ui/pickers/Select';
import { vendorsTexts as texts } from '../vendorsTexts';
import styles from './Vendors.module.css';
import type { useVendorList } from './useVendorList';

export function VendorsBar({ list: { asked, ask, withAreas } }: { list: ReturnType<typeof useVendorList> }) {
  const options = areasOf(withAreas.currentData ?? []).map(({ id, name }) => ({
    value: id,
    label: name || texts.areaUnknown,
  }));
  return (
    <div className={styles.bar}>
      <DelayedSearch
        label={texts.search}
        placeholder={texts.placeholder}
        value={asked.query}
        onChange={(query) => ask({ query })}
      />
      <Select
        label={texts.area}
        placeholder={texts.anyArea}
        answer={withAreas}
        options={options}
        value={asked.area}
        onChange={(area) => ask({ area })}
        clearable
      />
      <Checkbox
        className={styles.role}
        label={texts.otherRole}
        checked={asked.otherRole}
        onChange={(otherRole) => ask({ otherRole })}
      />
      {withAreas.isError && <FieldProblem text={texts.areasFailed} answer={withAreas} />}
    </div>
  );
}
