/** Who belongs to something, as one text: what is typed in a list is text. */
export const membersOf = (ids: readonly string[]): string => ids.join(' ');
export const idsIn = (members: string): string[] => members.split(' ').filter(Boolean);
