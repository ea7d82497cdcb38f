import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { toastShown } from '@/core/toasts/toastsSlice';
import { addressText, foreignCountry, phoneLabel, type PhoneNumber } from '@/domain/people/contactDetails';
import { addressOf } from '@/domain/people/fields/addressFields';
import type { FieldKind, FieldOf } from '@/domain/people/fields/personField';
import { type Person, roleIdOf } from '@/domain/people/person';
import { CallableNumber } from '@/core/telephony/CallableNumber';
import { mailtoHref } from '@/lib/contactHref';
import { formatPhone, isDiallable } from '@/lib/phone';
import { CopyButton } from '@/ui/buttons/CopyButton';
import { mutedClass } from '@/ui/layout/Section';
import { detailsTexts as texts } from '../detailsTexts';
import styles from '../PersonDetails.module.css';

export interface FactProps<K extends FieldKind> {
  field: FieldOf<K>;
  person: Person;
}

export const EmailsFact = ({ field, person }: FactProps<'emails'>) => (
  <Several
    items={field.read(person).map((email, index) => (
      <Email key={index} address={email} />
    ))}
  />
);

export const PhonesFact = ({ person }: FactProps<'phones'>) => (
  <Several
    items={person.contactDetails.phoneNumbers.map((phone, index) => (
      <Phone key={index} phone={phone} roleId={roleIdOf(person)} />
    ))}
  />
);

/** Includes the country only for an address abroad (AMB-145). */
export function AddressFact({ field, person }: FactProps<'address'>) {
  const address = addressOf(field, person);
  const text = address && addressText(address);
  if (!address || !text) return texts.unknown;
  const country = foreignCountry(address);
  return country === null ? text : `${text}, ${country}`;
}

const Several = ({ items }: { items: ReactNode[] }) =>
  items.length > 0 ? <ul className={styles.several}>{items}</ul> : texts.unknown;

function useCopiedToast(text: string) {
  const dispatch = useDispatch();
  return () => dispatch(toastShown({ kind: 'success', text }));
}

function Email({ address }: { address: string }) {
  const href = mailtoHref(address);
  const copied = useCopiedToast(texts.emailCopied);
  return (
    <li className={styles.reach}>
      {href === null ? address : <a href={href}>{address}</a>}
      <CopyButton
        text={address}
        label={texts.copyEmail(address)}
        copiedLabel={texts.emailCopied}
        onCopied={copied}
      />
    </li>
  );
}

function Phone({ phone, roleId }: { phone: PhoneNumber; roleId: string | null }) {
  const { number } = phone;
  const copied = useCopiedToast(texts.phoneCopied);
  const shown = formatPhone(number);
  const kind = phoneLabel(phone);
  return (
    <li className={styles.reach}>
      <span>
        <CallableNumber number={number} roleId={roleId} linked />
        {kind !== null && <span className={mutedClass}>{` ${kind}`}</span>}
      </span>
      {isDiallable(number) && (
        <CopyButton
          text={number}
          label={texts.copyPhone(shown)}
          copiedLabel={texts.phoneCopied}
          onCopied={copied}
        />
      )}
    </li>
  );
}
