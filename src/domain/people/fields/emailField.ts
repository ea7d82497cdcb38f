import { isFilledIn, withoutUnseen } from '@/lib/text';
import { whyNotPlain } from './lineField';
import { defineField, type Problem } from './personField';
import { personFieldTexts } from './personFieldTexts';
import { asRawList, type Raw, rawContact, withContact } from './rawPerson';

const { labels, problems } = personFieldTexts;

const LONGEST = 254;
const EMAIL_ADDRESS = /^[^\s@<>()[\],;:"]+@(?:[^\s@<>()[\],;:".]+\.)+[^\s@<>()[\],;:".]{2,}$/;

/** Returns the problem of one of several addresses. An empty address has no problem. */
export function whyNotEmail(typed: string, index: number, all: readonly string[]): Problem {
  const address = withoutUnseen(typed);
  if (address === '') return null;
  if (address.length > LONGEST) return problems.tooLong(LONGEST);
  const why = whyNotPlain(address, (text) => EMAIL_ADDRESS.test(text), problems.emailAddress);
  if (why !== null) return why;
  const first = all.findIndex((each) => withoutUnseen(each).toLowerCase() === address.toLowerCase());
  return first < index ? problems.emailAddressTwice : null;
}

/** Keeps the details that the back end stores with an unchanged address. */
const rawEmail = (known: readonly Raw[]) => (typed: string) => {
  const emailAddress = withoutUnseen(typed);
  return { ...known.find((each) => each['emailAddress'] === emailAddress), emailAddress };
};

export const emailField = defineField({
  kind: 'emails',
  block: 'contact',
  name: 'emailAddresses',
  label: labels.emailAddresses,
  flag: 'updateContactEmailAddresses',
  capability: 'EmailAddress',
  read: ({ contactDetails }) =>
    contactDetails.emailAddresses.flatMap(({ emailAddress }) => emailAddress ?? []),
  write: (person, to) =>
    withContact(person, {
      emailAddresses: to.filter(isFilledIn).map(rawEmail(asRawList(rawContact(person)['emailAddresses']))),
    }),
  check: (to) => Object.fromEntries(to.map(whyNotEmail).entries()),
});
