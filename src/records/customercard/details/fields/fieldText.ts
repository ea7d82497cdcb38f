import { characteristicLabel, traitLabel } from '@/domain/people/personTraits';
import type { Received } from '@/domain/decode/received';
import type { AddressValue, FieldKind, FieldOf, ValueOf } from '@/domain/people/fields/personField';
import { formatPhone } from '@/lib/phone';
import { townLine } from '@/lib/zipCode';
import { detailsTexts as texts } from '../detailsTexts';

const addressLine = ({ street, houseNumber, houseNumberSuffix, zipCode, city }: AddressValue): string => {
  const number = [houseNumber, houseNumberSuffix].filter(Boolean).join('-');
  const streetLine = [street, number].filter(Boolean).join(' ');
  return [streetLine, townLine(zipCode, city)].filter(Boolean).join(', ');
};

export const NOTIFICATIONS = ['email', 'sms', 'newsletter'] as const;

const asWritten = (text: string): string => text;

const kindTexts: { readonly [K in FieldKind]: (value: ValueOf<K>) => string } = {
  line: asWritten,
  date: asWritten,
  choice: (trait) => (trait === '' ? '' : traitLabel(trait as Received<never>)),
  emails: (addresses) => addresses.join(', '),
  phones: (phones) => phones.map(({ number }) => formatPhone(number)).join(', '),
  address: addressLine,
  notifications: (settings) =>
    NOTIFICATIONS.filter((name) => settings[name])
      .map((name) => texts.notifications[name])
      .join(', '),
  characteristics: (names) => names.map(characteristicLabel).join(', '),
};

/** Returns a field as one line, to show it or to compare two versions. */
export const fieldText = <K extends FieldKind>(
  { kind }: Pick<FieldOf<K>, 'kind'>,
  value: ValueOf<K>,
): string => kindTexts[kind](value);
