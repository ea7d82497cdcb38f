import type { Person } from '@/domain/person';
import { GENDERS, salutationOf, traitLabel } from '@/domain/personTraits';
import { formatDate } from '@/lib/dates/format';
import { type Fact, Facts } from '@/ui/record/Facts';
import { uiTexts } from '@/ui/uiTexts';
import { detailsTexts as texts } from './detailsTexts';
import styles from './form/BlockForm.module.css';
import { DetailsBlock } from './form/DetailsBlock';
import { LineField, TraitField } from './form/FormFields';

/** Who somebody is. */
export function PersonalDetails({ person }: { person: Person }) {
  return (
    <DetailsBlock
      block="personal"
      person={person}
      fields={(form) => (
        <>
          <div className={styles.pair}>
            <LineField form={form} field="initials" />
            <LineField form={form} field="firstName" />
          </div>
          <div className={styles.pair}>
            <LineField form={form} field="insertion" />
            <LineField form={form} field="lastName" required />
          </div>
          <div className={styles.pair}>
            <LineField form={form} field="birthDate" placeholder={uiTexts.dateHint} />
            <TraitField form={form} field="gender" options={GENDERS} />
          </div>
        </>
      )}
    >
      <Facts items={factsOf(person)} />
    </DetailsBlock>
  );
}

function factsOf(person: Person): Fact[] {
  const { fields, unknown } = texts;
  const salutation = salutationOf(person.gender);
  const facts: [string, string | null][] = [
    [
      fields.salutation,
      salutation && [salutation, person.lastName && nameOf(person)].filter(Boolean).join(' '),
    ],
    [fields.initials, person.initials],
    [fields.firstName, person.firstName],
    [fields.insertion, person.insertion],
    [fields.lastName, person.lastName],
    [fields.birthDate, person.birthDate && formatDate(person.birthDate)],
    [fields.gender, traitLabel(person.gender)],
    [fields.externalId, person.externalId],
  ];
  return facts
    .filter(([label, value]) => value || (label !== fields.salutation && label !== fields.insertion))
    .map(([label, value]) => ({ label, value: value ?? unknown }));
}

const nameOf = ({ initials, insertion, lastName }: Person): string =>
  [initials, insertion, lastName].filter(Boolean).join(' ');
