import { lookUp } from '@/lib/values';
import { type Received, unknownLabel } from '../decode/received';
import { PublicationStatus } from './faq';

/** 002 §9.3, AMB-215. */
const labels: Readonly<Record<PublicationStatus, string>> = {
  [PublicationStatus.Published]: 'Gepubliceerd',
  [PublicationStatus.Concept]: 'Concept',
  [PublicationStatus.ToReview]: 'Te beoordelen',
  [PublicationStatus.Imported]: 'Geïmporteerd',
  [PublicationStatus.Expired]: 'Verlopen',
  [PublicationStatus.Deleted]: 'Verwijderd',
};

export const publicationStatusLabel = (status: Received<PublicationStatus>): string =>
  lookUp(labels, status) ?? unknownLabel(status);
