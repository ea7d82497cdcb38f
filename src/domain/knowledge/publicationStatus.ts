import { PublicationStatus } from './faq';
import { labelsOf } from '../decode/received';

/** 002 §9.3, AMB-215. */
export const publicationStatusLabel = labelsOf<PublicationStatus>({
  [PublicationStatus.Published]: 'Gepubliceerd',
  [PublicationStatus.Concept]: 'Concept',
  [PublicationStatus.ToReview]: 'Te beoordelen',
  [PublicationStatus.Imported]: 'Geïmporteerd',
  [PublicationStatus.Expired]: 'Verlopen',
  [PublicationStatus.Deleted]: 'Verwijderd',
});
