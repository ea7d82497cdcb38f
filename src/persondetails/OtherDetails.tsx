import type { Person } from '@/domain/person';
import {
  characteristicLabel,
  CORRESPONDENCE_TYPES,
  PERSON_CHARACTERISTICS,
  traitLabel,
} from '@/domain/personTraits';
import { Checkbox } from '@/ui/fields/Checkbox';
import { TriangleAlertIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import { Facts } from '@/ui/record/Facts';
import { detailsTexts as texts } from './detailsTexts';
import styles from './form/BlockForm.module.css';
import { DetailsBlock } from './form/DetailsBlock';
import { FixedField, LineField, TraitField } from './form/FormFields';
import type { BlockForm } from './form/useBlockForm';
import details from './PersonDetails.module.css';

interface OfPerson {
  person: Person;
}

/** What a company is known by. */
export const CompanyDetails = ({ person }: OfPerson) => (
  <DetailsBlock
    block="company"
    person={person}
    fields={(form) => (
      <>
        <LineField form={form} field="companyName" required />
        <LineField form={form} field="chamberOfCommerceNumber" />
      </>
    )}
  >
    <Facts
      items={[
        { label: texts.fields.companyName, value: person.companyName ?? texts.unknown },
        {
          label: texts.fields.chamberOfCommerceNumber,
          value: person.chamberOfCommerceNumber ?? texts.unknown,
        },
        ...(person.externalId === null ? [] : [{ label: texts.fields.externalId, value: person.externalId }]),
      ]}
    />
  </DetailsBlock>
);

/** What who speaks to somebody must know. */
export const Characteristics = ({ person }: OfPerson) => (
  <DetailsBlock
    block="characteristics"
    person={person}
    fields={(form) => <CharacteristicFields form={form} />}
  >
    {person.characteristics.length === 0 ? (
      <p className={mutedClass}>{texts.noCharacteristics}</p>
    ) : (
      <ul className={details.badges}>
        {[...new Set(person.characteristics)].map((name) => (
          <li key={name}>
            <Badge tone="warning" icon={TriangleAlertIcon}>
              {characteristicLabel(name)}
            </Badge>
          </li>
        ))}
      </ul>
    )}
  </DetailsBlock>
);

/** Those that are known can be set; one that is not can be taken away. */
function CharacteristicFields({ form }: { form: BlockForm }) {
  const { present, fields } = form;
  const names = [...new Set([...PERSON_CHARACTERISTICS, ...present.characteristics])];
  const chosen = fields.characteristics;
  const error = form.errors['characteristics'];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.fields.characteristics}</legend>
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {names.map((name) => (
        <Checkbox
          key={name}
          label={characteristicLabel(name)}
          checked={chosen.includes(name)}
          onChange={(checked) =>
            form.change(
              'characteristics',
              names.filter((each) => (each === name ? checked : chosen.includes(each))),
            )
          }
        />
      ))}
    </fieldset>
  );
}

const NOTIFICATIONS = ['email', 'sms', 'newsletter'] as const;

/** What somebody wants to hear of, and how. */
export function NotificationSettings({ person }: OfPerson) {
  const { notificationSettings: settings, correspondenceType } = person;
  const on = NOTIFICATIONS.filter((name) => settings[name]).map((name) => texts.notifications[name]);
  return (
    <DetailsBlock
      block="notifications"
      person={person}
      fields={(form) => (
        <>
          <TraitField form={form} field="correspondenceType" options={CORRESPONDENCE_TYPES} />
          <NotificationFields form={form} />
        </>
      )}
    >
      <Facts
        items={[
          {
            label: texts.fields.correspondenceType,
            value: correspondenceType === null ? texts.unknown : traitLabel(correspondenceType),
          },
          { label: texts.fields.notificationSettings, value: on.join(', ') || texts.none },
        ]}
      />
    </DetailsBlock>
  );
}

function NotificationFields({ form }: { form: BlockForm }) {
  const why = form.whyNot('notificationSettings');
  if (why !== null) return <FixedField form={form} field="notificationSettings" why={why} />;
  const settings = form.fields.notificationSettings;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.fields.notificationSettings}</legend>
      {NOTIFICATIONS.map((name) => (
        <Checkbox
          key={name}
          label={texts.notifications[name]}
          checked={settings[name]}
          onChange={(checked) => form.change('notificationSettings', { ...settings, [name]: checked })}
        />
      ))}
    </fieldset>
  );
}
