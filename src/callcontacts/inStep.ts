/** Of a contact and its call: the person of each, as far as there is one. */
export interface InStep {
  contact: string | null;
  call: string | null;
}

export type Step = 'setRole' | 'unsetRole' | 'setPerson' | 'sayOther';

/**
 * The role of a call follows the person of its contact, and back. Whoever was chosen in the contact is never replaced: then it is
 * only said that the call was given to somebody else.
 */
export function stepOf(before: InStep, now: InStep): Step | null {
  if (now.contact === now.call) return null;
  if (now.contact !== before.contact) return now.contact === null ? 'unsetRole' : 'setRole';
  if (now.call === before.call || now.call === null) return null;
  return now.contact === null ? 'setPerson' : 'sayOther';
}
