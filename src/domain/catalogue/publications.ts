/** The status of an advertisement (002 §9.3); announcements on the wire have no status. */
export const AdvertisementStatus = { Published: 1, Concept: 2, Deleted: 100 } as const;
type AdvertisementStatus = (typeof AdvertisementStatus)[keyof typeof AdvertisementStatus];

export const advertisementStatusLabels: Record<AdvertisementStatus, string> = {
  [AdvertisementStatus.Published]: 'Gepubliceerd',
  [AdvertisementStatus.Concept]: 'Concept',
  [AdvertisementStatus.Deleted]: 'Verwijderd',
};
