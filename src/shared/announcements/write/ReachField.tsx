import { PersonSearch } from '@/shared/people';
import { ChosenList } from '@/ui/fields/ChosenList';
import { FieldGroup } from '@/ui/fields/FieldLayout';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { mutedClass } from '@/ui/layout/Section';
import { announcementsTexts } from '../announcementsTexts';
import { useReachNames } from '../useReachNames';
import { ComplexSearch, UnitSearch } from './PlaceSearch';
import type { WriteFields } from './writeFields';

const texts = announcementsTexts.write;

type Reach = Pick<WriteFields, 'isForAll' | 'personIds' | 'residentialZoneIds'>;

interface ReachFieldProps {
  value: Reach;
  error: string | null;
  onChange: (changes: Partial<Reach>) => void;
}

const options = [
  { value: 'all', label: texts.everybody },
  { value: 'some', label: texts.some },
] as const;

const withId = (ids: readonly string[], id: string): string[] => [...new Set([...ids, id])];
const without = (ids: readonly string[], id: string): string[] => ids.filter((one) => one !== id);

/** Chooses whom an announcement reaches: everybody, or selected people and places. */
export function ReachField({ value, error, onChange }: ReachFieldProps) {
  return (
    <>
      <RadioGroup
        label={texts.reach}
        options={options}
        value={value.isForAll ? 'all' : 'some'}
        onChange={(chosen) => onChange({ isForAll: chosen === 'all' })}
        error={error}
      />
      {!value.isForAll && <ChosenReach value={value} onChange={onChange} />}
    </>
  );
}

function ChosenReach({ value: { personIds, residentialZoneIds }, onChange }: Omit<ReachFieldProps, 'error'>) {
  const { people, zones, isFailed } = useReachNames({ personIds, residentialZoneIds });
  const addProperty = (id: string) => onChange({ residentialZoneIds: withId(residentialZoneIds, id) });
  return (
    <FieldGroup legend={texts.choose}>
      <ChosenList
        label={texts.chosen}
        chosen={[
          ...people.map(({ id, name }) => ({
            id,
            name,
            kind: texts.kinds.person,
            onRemove: () => onChange({ personIds: without(personIds, id) }),
          })),
          ...zones.map(({ id, name }) => ({
            id,
            name,
            kind: texts.kinds.zone,
            onRemove: () => onChange({ residentialZoneIds: without(residentialZoneIds, id) }),
          })),
        ]}
      />
      {isFailed && <p className={mutedClass}>{announcementsTexts.reach.failed}</p>}
      <PersonSearch
        key={personIds.join()}
        label={texts.person}
        value={null}
        onChange={(person) => person && onChange({ personIds: withId(personIds, person.id) })}
      />
      <UnitSearch label={texts.unit} onAdd={addProperty} />
      <ComplexSearch label={texts.complex} onAdd={addProperty} />
    </FieldGroup>
  );
}
