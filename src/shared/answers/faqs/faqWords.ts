import type { Faq, TargetGroup } from '@/domain/knowledge/faq';
import { knowledgeTexts } from '../knowledgeTexts';

/** Returns the name of a group, or a placeholder if the group is in no list or has no name. */
export const targetGroupName = (group: TargetGroup | undefined): string =>
  group?.name || knowledgeTexts.answer.unknownGroup;

/**
 * The task of a question belongs to its main subject, so a question without a main subject cannot have a task (KB-25).
 */
export const whyNoTask = ({ mainTag }: Faq): string | null =>
  mainTag === null ? knowledgeTexts.answer.noTask : null;
