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

/** Returns the number at which the person most likely answers, and the person's first e-mail address. */
export function reachedOf(person: Person | null): Pick<Reached, 'phone' | 'email'> {
  const { phoneNumbers = [], emailAddresses = [] } = person?.contactDetails ?? {};
  const numbers = phoneNumbers.flatMap(({ number }) => (isDiallable(number) ? [number] : []));
  return {
    phone: numbers.find(isMobileNumber) ?? numbers[0] ?? '',
    email: emailAddresses.flatMap(({ emailAddress }) => emailAddress ?? [])[0] ?? '',
  };
}

/** Returns the filled-in values, and the usual values of the fields that were not filled in. */
export const reachedWith = ({ channel, phone, email }: RepairDraft, usual: Reached): Reached => ({
  channel: channel ?? usual.channel,
  phone: phone ?? usual.phone,
  email: email ?? usual.email,
});

/** Number and address may be empty, but the channel must be known. */
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
