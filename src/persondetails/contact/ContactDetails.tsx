import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { toastShown } from '@/core/toasts/toastsSlice';
import {
  type Address,
  addressText,
  foreignCountry,
  phoneLabel,
  type PhoneNumber,
} from '@/domain/contactDetails';
import { homeOf, type Person, postalAddressOf } from '@/domain/person';
import { mailtoHref, telHref } from '@/lib/contactHref';
import { formatPhone, isDiallable } from '@/lib/phone';
import { CopyButton } from '@/ui/fields/CopyButton';
import { mutedClass } from '@/ui/layout/Section';
import { Facts } from '@/ui/record/Facts';
import { DetailsBlock } from '../form/DetailsBlock';
import { detailsTexts as texts } from '../detailsTexts';
import styles from '../PersonDetails.module.css';
import { AddressFields } from './AddressFields';
import { EmailFields } from './EmailFields';
import { PhoneFields } from './PhoneFields';

/** How somebody can be reached. */
export function ContactDetails({ person }: { person: Person }) {
  const { emailAddresses, phoneNumbers } = person.contactDetails;
  const emails = emailAddresses.flatMap(({ emailAddress }) => emailAddress ?? []);
  return (
    <DetailsBlock
      block="contact"
      person={person}
      fields={(form) => (
        <>
          <EmailFields form={form} />
          <PhoneFields form={form} />
          <AddressFields form={form} field="homeAddress" person={person} />
          <AddressFields form={form} field="postalAddress" person={person} />
        </>
      )}
    >
      <Facts
        items={[
          {
            label: texts.fields.emailAddresses,
            value: (
              <Several
                items={emails.map((email, index) => (
                  <Email key={index} address={email} />
                ))}
              />
            ),
          },
          {
            label: texts.fields.phoneNumbers,
            value: (
              <Several
                items={phoneNumbers.map((phone, index) => (
                  <Phone key={index} phone={phone} />
                ))}
              />
            ),
          },
          { label: texts.fields.homeAddress, value: <AddressLine address={homeOf(person)} /> },
          { label: texts.fields.postalAddress, value: <AddressLine address={postalAddressOf(person)} /> },
        ]}
      />
    </DetailsBlock>
  );
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

function Phone({ phone }: { phone: PhoneNumber }) {
  const { number } = phone;
  const copied = useCopiedToast(texts.phoneCopied);
  const shown = formatPhone(number);
  const href = number === null ? null : telHref(number);
  const kind = phoneLabel(phone);
  return (
    <li className={styles.reach}>
      <span>
        {href === null ? shown : <a href={href}>{shown}</a>}
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

/** The country only of an address abroad (AMB-145). */
function AddressLine({ address }: { address: Address | null }) {
  const text = address && addressText(address);
  if (!address || !text) return texts.unknown;
  const country = foreignCountry(address);
  return country === null ? text : `${text}, ${country}`;
}
