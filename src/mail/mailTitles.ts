/** What the screens of mail are called; there from the start. */
export const mailTitles = { incoming: 'Mail', outgoing: 'Uitgaande mail' } as const;
