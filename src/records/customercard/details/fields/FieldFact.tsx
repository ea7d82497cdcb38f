import type { ComponentType } from 'react';
import type { FieldKind, PersonField } from '@/domain/people/fields/personField';
import type { Person } from '@/domain/people/person';
import { characteristicLabel } from '@/domain/people/personTraits';
import { TriangleAlertIcon } from '@/ui/icons';
import { mutedClass } from '@/ui/layout/Section';
import { Badge } from '@/ui/record/Badge';
import { detailsTexts as texts } from '../detailsTexts';
import { fieldText } from './fieldText';
import styles from '../PersonDetails.module.css';
import { AddressFact, EmailsFact, type FactProps, PhonesFact } from './ReachFacts';

const TextFact = ({ field, person }: FactProps<FieldKind>) =>
  fieldText(field, field.read(person)) || texts.unknown;

const NotificationsFact = ({ field, person }: FactProps<'notifications'>) =>
  fieldText(field, field.read(person)) || texts.none;

function CharacteristicsFact({ field, person }: FactProps<'characteristics'>) {
  const names = new Set(field.read(person));
  if (names.size === 0) return <p className={mutedClass}>{texts.noCharacteristics}</p>;
  return (
    <ul className={styles.badges}>
      {[...names].map((name) => (
        <li key={name}>
          <Badge tone="warning" icon={TriangleAlertIcon}>
            {characteristicLabel(name)}
          </Badge>
        </li>
      ))}
    </ul>
  );
}

const facts: { readonly [K in FieldKind]: ComponentType<FactProps<K>> } = {
  line: TextFact,
  date: TextFact,
  choice: TextFact,
  emails: EmailsFact,
  phones: PhonesFact,
  address: AddressFact,
  notifications: NotificationsFact,
  characteristics: CharacteristicsFact,
};

export function FieldFact({ field, person }: { field: PersonField; person: Person }) {
  const Fact = facts[field.kind] as ComponentType<FactProps<FieldKind>>;
  return <Fact field={field} person={person} />;
}
