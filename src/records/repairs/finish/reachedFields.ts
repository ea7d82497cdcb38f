import { whyNotEmail } from '@/domain/people/fields/emailField';
import type { Person } from '@/domain/people/person';
import { ChannelType } from '@/domain/timeline/channelType';
import { isDiallable, isMobileNumber, readPhone } from '@/lib/phone';
import { isFilledIn } from '@/lib/text';
import { repairsTexts } from '../repairsTexts';
import type { RepairDraft } from '../repairDraft';

const texts = repairsTexts.finish;

/** The contact details of the reporter. */
export interface Reached {
  channel: ChannelType;
  phone: string;
  email: string;
}

/** The number of a person that is most likely answered, and their first address. */
export function reachedOf(person: Person | null): Pick<Reached, 'phone' | 'email'> {
  const { phoneNumbers = [], emailAddresses = [] } = person?.contactDetails ?? {};
  const numbers = phoneNumbers.flatMap(({ number }) => (isDiallable(number) ? [number] : []));
  return {
    phone: numbers.find(isMobileNumber) ?? numbers[0] ?? '',
    email: emailAddresses.flatMap(({ emailAddress }) => emailAddress ?? [])[0] ?? '',
  };
}

/** The filled-in values; otherwise the known ones of the contact. */
export const reachedWith = ({ channel, phone, email }: RepairDraft, usual: Reached): Reached => ({
  channel: channel ?? usual.channel,
  phone: phone ?? usual.phone,
  email: email ?? usual.email,
});

/** Number and address may be empty, the channel may not be unknown. */
export const reachedProblems = ({ channel, phone, email }: Reached) => ({
  channel: channel === ChannelType.Unknown ? texts.channelRequired : null,
  phone: isFilledIn(phone) && readPhone(phone) === null ? texts.phoneInvalid : null,
  email: whyNotEmail(email, 0, [email]),
});

export const asSent = ({ channel, phone, email }: Reached) => ({
  channelType: channel,
  phone: readPhone(phone) ?? '',
  email: email.trim(),
});
