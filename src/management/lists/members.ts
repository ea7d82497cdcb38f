/** Members as one text, because the values of list fields are texts. */
export const membersOf = (ids: readonly string[]): string => ids.join(' ');
export const idsIn = (members: string): string[] => members.split(' ').filter(Boolean);
