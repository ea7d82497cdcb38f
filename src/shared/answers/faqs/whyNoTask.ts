import type { Faq } from '@/domain/knowledge/faq';
import { knowledgeTexts } from '../knowledgeTexts';

/**
 * The task of a question belongs to its main subject, so a question with only other subjects cannot have one (KB-25).
 */
export const whyNoTask = ({ mainTag }: Faq): string | null =>
  mainTag === null ? knowledgeTexts.answer.noTask : null;
