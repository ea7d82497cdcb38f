import type { Faq, TargetGroup } from '@/domain/knowledge/faq';
import { knowledgeTexts } from '../knowledgeTexts';

/** Returns a placeholder for a group that is in no list or has no name. */
export const targetGroupName = (group: TargetGroup | undefined): string =>
  group?.name || knowledgeTexts.answer.unknownGroup;

/**
 * The task of a question belongs to its main subject, so a question with only other subjects cannot have one (KB-25).
 */
export const whyNoTask = ({ mainTag }: Faq): string | null =>
  mainTag === null ? knowledgeTexts.answer.noTask : null;
