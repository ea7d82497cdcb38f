/** Whether a person may react to an offered home (002 §9.3). No call of the back end returns it. */
export const ReactionPossibility = {
  AlreadyReacted: 'AlreadyReacted',
  NotRegistered: 'NotRegistered',
  Allowed: 'Allowed',
} as const;
type ReactionPossibility = (typeof ReactionPossibility)[keyof typeof ReactionPossibility];

export const reactionPossibilityLabels: Record<ReactionPossibility, string> = {
  AlreadyReacted: 'Heeft al gereageerd',
  NotRegistered: 'Niet ingeschreven',
  Allowed: 'Mag reageren',
};

/** The status of an advertisement (002 §9.3); announcements on the wire have no status. */
export const AdvertisementStatus = { Published: 1, Concept: 2, Deleted: 100 } as const;
type AdvertisementStatus = (typeof AdvertisementStatus)[keyof typeof AdvertisementStatus];

export const advertisementStatusLabels: Record<AdvertisementStatus, string> = {
  [AdvertisementStatus.Published]: 'Gepubliceerd',
  [AdvertisementStatus.Concept]: 'Concept',
  [AdvertisementStatus.Deleted]: 'Verwijderd',
};
