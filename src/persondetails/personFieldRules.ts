import type { Permission } from '@/domain/session/permission';
import type { PersonCapabilities, PhoneTypeRules } from '@/domain/person/fieldCapabilities';
import { PhoneType } from '@/domain/person/contactDetails';
import type { FieldRule, PhoneValue } from '@/domain/person/fields/personField';
import { phoneField, phoneTypeRule } from '@/domain/person/fields/phoneField';
import { detailsTexts } from './detailsTexts';

const texts = detailsTexts.whyNot;

/** Who looks, and what is known of who manages the person. */
export interface Editor {
  may: (permission: Permission) => boolean;
  debug: boolean;
  /** Not known before it was asked, or when that failed. */
  capabilities: PersonCapabilities | 'asked' | 'failed';
}

/** Whether the flag of a field is held; an administrator needs none for what the call for the whole person changes. */
export const mayEdit = ({ flag, hasOwnCall }: FieldRule, may: Editor['may']): boolean =>
  may(flag) || (!hasOwnCall && may('customerManagement'));

/** The own flag of every field is held, so that the plain update will do. */
export const mayEditAsDesk = (fields: readonly FieldRule[], may: Editor['may']): boolean =>
  fields.every(({ flag }) => may(flag));

/** Why a field cannot be changed now (002 §5, AMB-020). */
export function whyNotEdit(rule: FieldRule, { may, debug, capabilities }: Editor): string | null {
  if (!mayEdit(rule, may)) return texts.permission;
  const { capability } = rule;
  if (capability === null || debug) return null;
  if (capabilities === 'asked') return texts.asked;
  if (capabilities === 'failed') return texts.failed;
  const isWriteable = !capabilities.isManagedElsewhere || capabilities.writeableFields.includes(capability);
  return isWriteable ? null : texts.managedElsewhere;
}

const MOST_NUMBERS_TO_ADD_TO = 2;

/** Nobody checks types before it is known what the outside system takes. */
export function phoneTypeRules({ capabilities }: Pick<Editor, 'capabilities'>): PhoneTypeRules {
  if (typeof capabilities === 'string' || capabilities.skipPhoneTypeCapabilityChecks)
    return { allowed: null, mayRepeat: true };
  const { allowedPhoneTypes, multipleEqualPhoneTypesAllowed } = capabilities;
  return { allowed: allowedPhoneTypes, mayRepeat: multipleEqualPhoneTypesAllowed };
}

/** A number that is added is of no type yet (CARD-119, 122). */
export const newPhone = (index: number): PhoneValue => ({
  number: '',
  type: PhoneType.Unknown,
  description: detailsTexts.newNumber(index),
  original: '',
});

const digitsOf = (number: string): string => number.replace(/\D/g, '');

/** Why no number can be added (001 §5, AMB-144); with `number`, why not that one. */
export function whyNotAddPhone(
  phones: readonly Pick<PhoneValue, 'number' | 'type' | 'original'>[],
  editor: Editor,
  number: string | null = null,
): string | null {
  const why = whyNotEdit(phoneField, editor);
  if (why !== null) return why;
  if (phones.length >= MOST_NUMBERS_TO_ADD_TO) return texts.enoughNumbers;
  if (number !== null && phones.some((phone) => digitsOf(phone.number) === digitsOf(number)))
    return texts.numberKnown;
  const { allowed, mayRepeat } = phoneTypeRules(editor);
  if (allowed !== null && !allowed.includes(PhoneType.Unknown)) return texts.noUnknownType;
  const unknown = phones.find(({ type }) => type === PhoneType.Unknown);
  if (unknown === undefined || mayRepeat) return null;
  if (unknown.original === '') return texts.newNumberFirst;
  return whyNotEdit(phoneTypeRule, editor) === null ? texts.chooseTypeFirst : texts.oneWithoutType;
}
