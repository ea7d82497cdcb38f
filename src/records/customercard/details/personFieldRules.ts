import type { Permission } from '@/domain/session/permission';
import type { PersonCapabilities, PhoneTypeRules } from '@/domain/people/fieldCapabilities';
import { PhoneType } from '@/domain/people/contactDetails';
import type { FieldRule, PhoneValue } from '@/domain/people/fields/personField';
import { phoneTypeRulesOf, whyNotOneMore } from '@/domain/people/fields/addPhone';
import { personFieldTexts } from '@/domain/people/fields/personFieldTexts';
import { phoneField, phoneTypeRule } from '@/domain/people/fields/phoneField';
import { detailsTexts } from './detailsTexts';

const texts = detailsTexts.whyNot;

/** The user's rights, and what is known about who manages the person. */
export interface Editor {
  may: (permission: Permission) => boolean;
  debug: boolean;
  /** `asked` until the answer arrives, `failed` if the request failed. */
  capabilities: PersonCapabilities | 'asked' | 'failed';
}

/**
 * Returns true if the user has the flag of the field. An administrator needs no flag, except for a field that is saved
 * by a request of its own.
 */
export const mayEdit = ({ flag, hasOwnCall }: FieldRule, may: Editor['may']): boolean =>
  may(flag) || (!hasOwnCall && may('customerManagement'));

/** Returns true if the user has the flag of every field, so that the plain update is allowed. */
export const mayEditAsDesk = (fields: readonly FieldRule[], may: Editor['may']): boolean =>
  fields.every(({ flag }) => may(flag));

/** Returns why a field cannot be changed now (002 §5, AMB-020), or null. */
export function whyNotEdit(rule: FieldRule, { may, debug, capabilities }: Editor): string | null {
  if (!mayEdit(rule, may)) return texts.permission;
  const { capability } = rule;
  if (capability === null || debug) return null;
  if (capabilities === 'asked') return texts.asked;
  if (capabilities === 'failed') return texts.failed;
  const isWriteable = !capabilities.isManagedElsewhere || capabilities.writeableFields.includes(capability);
  return isWriteable ? null : texts.managedElsewhere;
}

/** Types are not checked until it is known what the external system accepts. */
export function phoneTypeRules({ capabilities }: Pick<Editor, 'capabilities'>): PhoneTypeRules {
  return typeof capabilities === 'string'
    ? { allowed: null, mayRepeat: true }
    : phoneTypeRulesOf(capabilities);
}

/** A new number has no type yet (CARD-119, 122). */
export const newPhone = (index: number): PhoneValue => ({
  number: '',
  type: PhoneType.Unknown,
  description: personFieldTexts.newNumber(index),
  original: '',
});

/** Returns why no number can be added (001 §5, AMB-144). With `number`, returns why that number cannot be added. */
export function whyNotAddPhone(
  phones: readonly Pick<PhoneValue, 'number' | 'type' | 'original'>[],
  editor: Editor,
  number: string | null = null,
): string | null {
  const why = whyNotEdit(phoneField, editor);
  if (why !== null) return why;
  const reason = whyNotOneMore(phones, phoneTypeRules(editor), number);
  if (reason === 'oneWithoutType' && whyNotEdit(phoneTypeRule, editor) === null) return texts.chooseTypeFirst;
  return reason && texts[reason];
}
