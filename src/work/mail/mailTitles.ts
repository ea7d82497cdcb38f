/** The titles of the mail screens, loaded from the start. */
export const mailTitles = { incoming: 'Mail', outgoing: 'Uitgaande mail' } as const;
