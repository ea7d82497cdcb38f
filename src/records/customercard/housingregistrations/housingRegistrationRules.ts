import type { HousingRegistration } from '@/domain/tenancy/housingRegistration';
import { housingRegistrationTexts as texts } from './housingRegistrationTexts';

/** Only a registration that never got a number can be deleted (CARD-136). */
export const whyNotDelete = (registration: HousingRegistration | undefined): string | null => {
  if (registration === undefined) return texts.gone;
  return registration.registrationNumber === null ? null : texts.delete.hasNumber;
};
