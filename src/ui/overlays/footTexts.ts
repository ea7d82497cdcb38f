const more = (count: number) => `Nog ${count}`;

/** The sentences at the foot of the page. */
export const footTexts = {
  more,
  moreUnread: (count: number, unread: number) =>
    [more(count), unread > 0 && (unread === 1 ? '1 ongelezen bericht' : `${unread} ongelezen berichten`)]
      .filter(Boolean)
      .join(', '),
} as const;
