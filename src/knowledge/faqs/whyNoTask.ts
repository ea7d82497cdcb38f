import type { Faq } from '@/domain/knowledge/faq';
import { knowledgeTexts } from '../knowledgeTexts';

/** The task of a question stands under its main subject: one that has only others gives none (KB-25). */
export const whyNoTask = ({ mainTag }: Faq): string | null =>
  mainTag === null ? knowledgeTexts.answer.noTask : null;
