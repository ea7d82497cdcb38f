import type { Permission } from '@/domain/permission';
import type { PersonCapabilities } from '@/domain/fieldCapabilities';
import { PhoneType } from '@/domain/contactDetails';
import type { PhoneValue, PersonField } from './form/personFields';
import { detailsTexts } from './detailsTexts';

const texts = detailsTexts.whyNot;

interface FieldRule {
  flag: Permission;
  /** What an outside system calls it; null for what none of them manages. */
  capability: string | null;
}

const byDesk: FieldRule = { flag: 'customerWrite', capability: null };
const name = (capability: string): FieldRule => ({ flag: 'customerWrite', capability });

/** The flag of each field (CARD-115), and its name among the writeable fields (ENUM-62). */
const rules: Readonly<Record<PersonField | 'phoneType', FieldRule>> = {
  initials: name('Initials'),
  firstName: name('FirstName'),
  insertion: name('Insertion'),
  lastName: name('LastName'),
  birthDate: { flag: 'updateBirthDate', capability: 'BirthDate' },
  gender: { flag: 'updateGender', capability: 'Gender' },
  emailAddresses: { flag: 'updateContactEmailAddresses', capability: 'EmailAddress' },
  phoneNumbers: { flag: 'updateContactPhoneNumbers', capability: 'PhoneNumber' },
  phoneType: { flag: 'updateContactPhoneNumbers', capability: 'PhoneType' },
  postalAddress: { flag: 'updateContactPostalAddress', capability: 'PostalAddress' },
  homeAddress: byDesk,
  companyName: byDesk,
  chamberOfCommerceNumber: byDesk,
  correspondenceType: byDesk,
  notificationSettings: byDesk,
  characteristics: byDesk,
};

/** Who looks, and what is known of who manages the person. */
export interface Editor {
  may: (permission: Permission) => boolean;
  debug: boolean;
  /** Not known before it was asked, or when that failed. */
  capabilities: PersonCapabilities | 'asked' | 'failed';
}

/** Whether the flag of a field is held; an administrator needs none but characteristics, which have a call of their own. */
export function mayEdit(field: PersonField | 'phoneType', may: Editor['may']): boolean {
  if (may(rules[field].flag)) return true;
  return field !== 'characteristics' && may('customerManagement');
}

/** The own flag of every field is held, so that the plain update will do. */
export const mayEditAsDesk = (fields: readonly PersonField[], may: Editor['may']): boolean =>
  fields.every((field) => may(rules[field].flag));

/** Why a field cannot be changed now (002 §5, AMB-020). */
export function whyNotEdit(
  field: PersonField | 'phoneType',
  { may, debug, capabilities }: Editor,
): string | null {
  if (!mayEdit(field, may)) return texts.permission;
  const { capability } = rules[field];
  if (capability === null || debug) return null;
  if (capabilities === 'asked') return texts.asked;
  if (capabilities === 'failed') return texts.failed;
  const isWriteable = !capabilities.isManagedElsewhere || capabilities.writeableFields.includes(capability);
  return isWriteable ? null : texts.managedElsewhere;
}

const MOST_NUMBERS_TO_ADD_TO = 2;

/** What an outside system lets be stored; nobody checks types before that is known. */
export interface PhoneTypeRules {
  allowed: readonly string[] | null;
  mayRepeat: boolean;
}

export function phoneTypeRules({ capabilities }: Pick<Editor, 'capabilities'>): PhoneTypeRules {
  if (typeof capabilities === 'string' || capabilities.skipPhoneTypeCapabilityChecks)
    return { allowed: null, mayRepeat: true };
  const { allowedPhoneTypes, multipleEqualPhoneTypesAllowed } = capabilities;
  return { allowed: allowedPhoneTypes, mayRepeat: multipleEqualPhoneTypesAllowed };
}

const digitsOf = (number: string): string => number.replace(/\D/g, '');

/** Why no number can be added (001 §5, AMB-144); with `number`, why not that one. */
export function whyNotAddPhone(
  phones: readonly Pick<PhoneValue, 'number' | 'type'>[],
  editor: Editor,
  number: string | null = null,
): string | null {
  const why = whyNotEdit('phoneNumbers', editor);
  if (why !== null) return why;
  if (phones.length >= MOST_NUMBERS_TO_ADD_TO) return texts.enoughNumbers;
  if (number !== null && phones.some((phone) => digitsOf(phone.number) === digitsOf(number)))
    return texts.numberKnown;
  const { allowed, mayRepeat } = phoneTypeRules(editor);
  if (allowed !== null && !allowed.includes(PhoneType.Unknown)) return texts.noUnknownType;
  const hasUnknown = phones.some(({ type }) => type === PhoneType.Unknown);
  return hasUnknown && !mayRepeat ? texts.secondUnknownType : null;
}
