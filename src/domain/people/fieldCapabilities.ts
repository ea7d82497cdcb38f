import * as v from 'valibot';
import * as d from '../decode/decode';

/** The changes that the system managing a person accepts (001 §3). */
export const FieldCapabilities = v.object({
  writeableFields: d.listOf(d.text),
  skipPhoneTypeCapabilityChecks: d.flag,
  allowedPhoneTypes: d.listOf(d.text),
  multipleEqualPhoneTypesAllowed: d.flag,
});

/** The records of this person in the outside systems that manage them. */
export const SynchronizedObjects = d.listOf(v.unknown());

export interface PersonCapabilities extends v.InferOutput<typeof FieldCapabilities> {
  isManagedElsewhere: boolean;
}

/** The types of phone numbers that can be stored. */
export interface PhoneTypeRules {
  /** The allowed types; null when every type is allowed. */
  allowed: readonly string[] | null;
  mayRepeat: boolean;
}
