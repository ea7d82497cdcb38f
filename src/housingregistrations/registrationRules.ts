import type { Registration } from '@/domain/registration';
import { registrationTexts as texts } from './registrationTexts';

/** Only one that was never given a number (CARD-136). */
export const whyNotDelete = ({ registrationNumber }: Registration): string | null =>
  registrationNumber === null ? null : texts.delete.hasNumber;
