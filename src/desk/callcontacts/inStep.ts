export interface InStep {
  contact: string | null;
  call: string | null;
}

export type Step = 'setRole' | 'unsetRole' | 'setPerson' | 'sayOther';

/**
 * Returns the step that makes the role of a call follow the person of its contact, or the reverse. A person chosen in
 * the contact is never replaced, but the difference is reported.
 */
export function stepOf(before: InStep, now: InStep): Step | null {
  if (now.contact === now.call) return null;
  if (now.contact !== before.contact) return now.contact === null ? 'unsetRole' : 'setRole';
  if (now.call === before.call || now.call === null) return null;
  return now.contact === null ? 'setPerson' : 'sayOther';
}
