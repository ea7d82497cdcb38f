import { characteristicLabel, traitLabel } from '@/domain/personTraits';
import type { Received } from '@/domain/decode';
import { formatPhone } from '@/lib/phone';
import { detailsTexts as texts } from '../detailsTexts';
import type { AddressValue, FieldValues, PersonField } from './personFields';

const addressLine = ({ street, houseNumber, houseNumberSuffix, zipCode, city }: AddressValue): string => {
  const number = [houseNumber, houseNumberSuffix].filter(Boolean).join('-');
  return [
    [street, number],
    [zipCode, city],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ');
};

const notificationsText = (settings: FieldValues['notificationSettings']): string =>
  (['email', 'sms', 'newsletter'] as const)
    .filter((name) => settings[name])
    .map((name) => texts.notifications[name])
    .join(', ');

const traitText = (trait: string): string => (trait === '' ? '' : traitLabel(trait as Received<never>));

/** A field in one line, for who compares two versions of it. */
export function fieldText(field: PersonField, values: FieldValues): string {
  const special: Partial<Record<PersonField, string>> = {
    gender: traitText(values.gender),
    correspondenceType: traitText(values.correspondenceType),
    emailAddresses: values.emailAddresses.join(', '),
    phoneNumbers: values.phoneNumbers.map(({ number }) => formatPhone(number)).join(', '),
    homeAddress: addressLine(values.homeAddress),
    postalAddress: addressLine(values.postalAddress),
    notificationSettings: notificationsText(values.notificationSettings),
    characteristics: values.characteristics.map(characteristicLabel).join(', '),
  };
  const value = special[field] ?? values[field];
  return typeof value === 'string' ? value : '';
}
