import * as v from 'valibot';
import * as d from '../decode/decode';

/** What the system that manages a person lets be changed here (001 §3). */
export const FieldCapabilities = v.object({
  writeableFields: d.listOf(d.text),
  skipPhoneTypeCapabilityChecks: d.flag,
  allowedPhoneTypes: d.listOf(d.text),
  multipleEqualPhoneTypesAllowed: d.flag,
});

/** A person may be managed by outside systems; then each of them has a record of that person. */
export const SynchronizedObjects = d.listOf(v.unknown());

export interface PersonCapabilities extends v.InferOutput<typeof FieldCapabilities> {
  isManagedElsewhere: boolean;
}

/** Which types of telephone numbers can be stored. */
export interface PhoneTypeRules {
  /** Null where any will do. */
  allowed: readonly string[] | null;
  mayRepeat: boolean;
}
