import type { PhoneCall } from '@/domain/telephony/phone';
import { formatPhone } from '@/lib/phone';
import { telephonyTexts } from './telephonyTexts';
import { useRolePerson } from './useRolePerson';

/** Returns the name of the chosen person; without one, the number. */
export const useCaller = ({ subjectRoleId, number }: PhoneCall): string =>
  useRolePerson(subjectRoleId)?.name ?? callerNumber(number);

export const callerNumber = (number: string | null): string =>
  number === null ? telephonyTexts.bar.unknownNumber : formatPhone(number);
